// How the Node of a server is started, for servers that measurements start themselves. `tools/run.mjs`, which is plain
// JavaScript without imports, says the same for `npm start`; a test holds them together.

/**
 * Left alone, V8 lets the heap grow to two and a half times of what was in use before it collects, and to four times where
 * memory is plenty. At twice, a server that has 70 MB of program, locales and requests in use has no more than as much
 * garbage; orders cost the same CPU in pairs of servers that ran side by side. At one and a half times they cost a tenth
 * more, and with half or twice the room for new objects the peak is hardly another one.
 */
export const serverFlags: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/** Threads that hash passwords and pack pages share their memory, and what is freed goes to the machine at once. */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
