/** Whether a text can be kept: a PostgreSQL text has no NUL, and lone surrogates cannot be encoded. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
