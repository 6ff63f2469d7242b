/** Returns true if PostgreSQL can store the text: no NUL, no lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Invisible characters: spaces, control and format characters, fillers and variation selectors. For use inside brackets
 * of a regular expression in JavaScript or PostgreSQL.
 */
export const invisible =
  '\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}'

const onlyInvisible = new RegExp(`^[${invisible}]+$`, 'u')

/** Control characters other than the line feed and the tab. */
export const controlCharacters = /[^\P{Cc}\n\t]/gu

/** Control characters, line breaks, and characters that override text direction. */
const outsideLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Returns true for a text of one line with visible content that doesn't change the direction of surrounding text. */
export const isSingleLine = (text: string): boolean => !outsideLine.test(text) && !onlyInvisible.test(text)

/** Returns true for a text with visible content and no control characters except tabs and line breaks. */
export const isMultiline = (text: string): boolean => text.search(controlCharacters) < 0 && !onlyInvisible.test(text)
