/* Shifts the time of a program by as many seconds as a file says; only the time of day, not the time that passes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *told) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int status = real(clock, told);
    const char *name = getenv("CLOCK_SHIFT");
    if (status == 0 && clock == CLOCK_REALTIME && name) {
        FILE *file = fopen(name, "r");
        long seconds = 0;
        if (file) {
            if (fscanf(file, "%ld", &seconds) == 1) told->tv_sec += seconds;
            fclose(file);
        }
    }
    return status;
}
