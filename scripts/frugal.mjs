/**
 * How the server is started: by itself Node lets rubbish grow to a few hundred megabytes, as on a large export, before it
 * clears it away.
 */
export const frugal = ['--max-semi-space-size=16', '--heap-growing-percent=50']
