import { prefetchBuild } from './build.ts'

const errors = new WeakSet<object>()
const failures = new Map<string, number>()

/** Returns true for an error caused by a file of the app that could not be loaded. */
export const isLoadError = (error: unknown): error is Error => error instanceof Error && errors.has(error)

/** Returns true after a repeated failure: some browsers fetch a module only once per page. */
export const hasFailedRepeatedly = (error: Error): boolean => (failures.get(error.message) ?? 0) > 1

/**
 * Watches for lazily loaded files that are missing. The build raises `vite:preloadError` for them and rethrows the
 * error unless the event is cancelled. Missing files may belong to a replaced build.
 */
export const watchPreloads = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Where one file loads another, each raises what was thrown.
    if (errors.has(payload)) return
    errors.add(payload)
    failures.set(payload.message, (failures.get(payload.message) ?? 0) + 1)
    void prefetchBuild()
  })
}
