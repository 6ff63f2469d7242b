/** Whether two values of a form are the same: lists and records by what they hold. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
