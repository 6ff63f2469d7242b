import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { FileEncoding } from '@quarterdeck/contract/system/import-files'
import { eastern, scoreOfBytes } from './eastern.ts'
import { scoreOfText, western } from './western.ts'

/** Decodes bytes that can be cut off within a character; undefined if they are invalid in this encoding. */
export const decoded = (bytes: Uint8Array, encoding: FileEncoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

const byMark = ([first, second, third, fourth]: Uint8Array): FileEncoding | undefined => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0x84 && second === 0x31 && third === 0x95 && fourth === 0x33 ? 'gb18030' : undefined
}

const signs = (text: string | undefined): number =>
  text === undefined || text.includes('\0') ? 0 : (text.match(/[\n\r\t,;|]/g)?.length ?? 0)

/** UTF-16 without a mark: what separates cells and rows has a zero in it, which no other text has. */
const byZeros = (bytes: Uint8Array): FileEncoding | undefined => {
  const zeros = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (zeros === 0 || zeros * 100 < bytes.length) return undefined
  const [little, big] = [signs(decoded(bytes, 'utf-16le')), signs(decoded(bytes, 'utf-16be'))]
  if (little === 0 && big === 0) return undefined
  return little >= big ? 'utf-16le' : 'utf-16be'
}

const wellFormed = /[^\0-\x7f\uFFFD]/g

/** Checks for UTF-8. Valid multibyte characters are not a coincidence: among many of them, invalid bytes are damage. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  if (decoded(bytes, 'utf-8') !== undefined) return true
  const text = new TextDecoder().decode(bytes, { stream: true })
  return (text.match(wellFormed)?.length ?? 0) > 20 * (text.split('\uFFFD').length - 1)
}

const japanese = ['shift_jis', 'euc-jp'] as const
const others = ['gb18030', 'big5', 'euc-kr'] as const
const latin = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'macintosh'] as const

type Guessed = keyof typeof eastern | keyof typeof western

/** Returns the encodings to compare; the first of those with equal scores wins. */
const candidates = (locale: Locale | undefined): readonly Guessed[] =>
  locale === 'ja' ? [...japanese, ...latin, ...others] : [...latin, japanese[0], ...others, japanese[1]]

/** Returns how much better an encoding must score than the one that is usual where the reader is. */
const handicap = (encoding: Guessed, locale: Locale | undefined, isOfMac: boolean): number => {
  if (encoding === 'macintosh') return isOfMac ? 0 : 0.15
  if (locale !== 'ja') return 0
  if (encoding === 'shift_jis') return -0.3
  return others.some((other) => other === encoding) ? 0.15 : 0
}

const scoreOf = (bytes: Uint8Array, encoding: Guessed): number => {
  const text = decoded(bytes, encoding)
  if (text === undefined) return Number.NEGATIVE_INFINITY
  return encoding in eastern
    ? scoreOfBytes(bytes, eastern[encoding as keyof typeof eastern])
    : scoreOfText(text, western[encoding as keyof typeof western])
}

/**
 * Guesses the encoding of a file: by its BOM, by zeros, as UTF-8 if valid, else by the plausibility of words.
 * @param bytes the beginning of a file, or the part from its first non-ASCII byte
 * @param locale language of the reader
 */
export const guessEncoding = (bytes: Uint8Array, locale: Locale | undefined): FileEncoding => {
  const known = byMark(bytes) ?? byZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined)
  if (known) return known
  const isOfMac = bytes.includes(0x0d) && !bytes.includes(0x0a)
  let best: { readonly encoding: FileEncoding; readonly score: number } | undefined
  for (const encoding of candidates(locale)) {
    const score = scoreOf(bytes, encoding) - handicap(encoding, locale, isOfMac)
    if (!best || score > best.score) best = { encoding, score }
  }
  return best?.encoding ?? 'windows-1252'
}
