/**
 * Returns a promise whose result React's `use` reads synchronously from `status` and `value`, so that it does not
 * suspend.
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
