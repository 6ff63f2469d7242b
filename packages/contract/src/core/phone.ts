const figures = String.raw`[\p{Nd}\s().\-‐–/·]*`

/** A number that can be dialed, however it is grouped, and perhaps an extension. */
const dialable = new RegExp(String.raw`^\+?${figures}\p{Nd}${figures}(?:(?:ext\.?|x|#)\s*\p{Nd}{1,7})?$`, 'iu')

/**
 * Whether a text is a telephone number. It is kept as it was typed, and not held against the numbers that a country has: most are
 * written without their country, and new ones come.
 */
export const isDialable = (phone: string): boolean => phone === '' || dialable.test(phone.normalize('NFKC'))
