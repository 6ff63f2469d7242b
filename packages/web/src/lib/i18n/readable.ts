/**
 * Promises that tell React their outcome: `use` reads `status` and `value` and
 * then neither waits a tick nor has to be skipped, which its rules forbid.
 */
export const fulfilled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

export const readable = <T>(promise: Promise<T>): Promise<T> => {
  const told: Promise<T> = promise.then((value) => {
    Object.assign(told, { status: 'fulfilled', value })
    return value
  })
  return told
}
