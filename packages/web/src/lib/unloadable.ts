import { prefetchBuild } from './build.ts'

const errors = new WeakSet<object>()
const failures = new Map<string, number>()

/** Whether something failed because a file of the product could not be loaded. */
export const isUnloadable = (error: unknown): error is Error => error instanceof Error && errors.has(error)

/** Whether it failed again: some browsers ask the network only once in the life of a page. */
export const failedAgain = (error: Error): boolean => (failures.get(error.message) ?? 0) > 1

/**
 * The build raises `vite:preloadError` where a lazily loaded file does not come, and rethrows the error unless the
 * event is cancelled. What is missing may belong to a build that was replaced.
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
