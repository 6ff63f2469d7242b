/** Returns the part of a number before its digits: `INV-`, or by year of issue `INV-2026-`. */
export const numberPrefix = (
  { prefix, byYear }: { readonly prefix: string; readonly byYear: boolean },
  year: number,
): string => (byYear ? `${prefix}${prefix.endsWith('-') ? '' : '-'}${year}-` : prefix)

/** Returns a document number such as `INV-001` or `CN-001`, padded to at least three digits. */
export const documentNumber = (head: string, number: number): string => `${head}${String(number).padStart(3, '0')}`
