/** Returns true if two form values are equal; lists and objects by content. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
