"""Check in the machine code of kernels that no branch and no address depends on a secret.

For kernels that valgrind cannot run (AVX-512); it works on all. The code is followed instruction by
instruction: what is public has its value, so that each branch and each address is known; what is
secret has none, and neither has what is computed from it. Public are lengths, pointers, the order
of bytes and the number of the S-box set; secret are keys, S-boxes, states, texts, and every result
of vector arithmetic.

* ``program``: object files, linked and read with objdump;
* ``state``: memory, registers and flags, each byte public or secret;
* ``general`` and ``vectors``: what instructions do to them;
* ``machine``: runs a function, and stops where a secret would show;
* ``cases``: the calls of a kernel's functions that reach all its code;
* ``planted``: leaks that must be reported, or the method proves nothing.
"""
