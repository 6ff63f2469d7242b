/** Whether a text can be kept: a PostgreSQL text has no NUL, and lone surrogates cannot be encoded. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Characters that nobody sees: spaces, control and format characters, fillers and selectors of variants. It goes into a
 * regular expression of JavaScript or of PostgreSQL, between brackets.
 */
export const invisible =
  '\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}'

const onlyInvisible = new RegExp(`^[${invisible}]+$`, 'u')

/** Control characters other than the line feed and the tab. */
export const controlCharacters = /[^\P{Cc}\n\t]/gu

/** Control characters, breaks of lines, and what reverses the direction of what stands around it. */
const outsideLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Whether a text can stand in one line beside other texts: it is seen, and leaves them as they are. */
export const isSingleLine = (text: string): boolean => !outsideLine.test(text) && !onlyInvisible.test(text)

/** Whether a text of several lines is seen, and has no control characters beside tabs and breaks of lines. */
export const isMultiline = (text: string): boolean => text.search(controlCharacters) < 0 && !onlyInvisible.test(text)
