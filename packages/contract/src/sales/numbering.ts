/** What stands before each number: `INV-`, or by the year of the issue `INV-2026-`. */
export const numberHead = (
  { prefix, byYear }: { readonly prefix: string; readonly byYear: boolean },
  year: number,
): string => (byYear ? `${prefix}${prefix.endsWith('-') ? '' : '-'}${year}-` : prefix)

/** `INV-001`, `CN-001`: at least three digits, growing. */
export const written = (head: string, number: number): string => `${head}${String(number).padStart(3, '0')}`
