const figures = String.raw`[\p{Nd}\s().\-‐–/·]*`

/** Pattern of a telephone number in any grouping, with an optional extension. */
const dialable = new RegExp(String.raw`^\+?${figures}\p{Nd}${figures}(?:(?:ext\.?|x|#)\s*\p{Nd}{1,7})?$`, 'iu')

/**
 * Returns true for a telephone number. It is stored as typed and not checked against the numbering plan of a country:
 * most lack a country code, and plans change.
 */
export const isDialable = (phone: string): boolean => phone === '' || dialable.test(phone.normalize('NFKC'))
