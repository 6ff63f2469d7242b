import type { Locale } from '@quarterdeck/contract/kit/locales'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { FileEncoding } from '@quarterdeck/contract/system/import-files'
import { joinBytes } from '../../../kit/http/body.ts'
import { guessEncoding } from './guess.ts'

/** Bytes, from the first one beyond ASCII on, that a guess looks at. */
const enough = 64 * 1024

const isOdd = (byte: number) => byte === 0 || byte >= 0x80

export const notOf = (encoding: FileEncoding) =>
  fieldProblem('encoding', { code: 'characters', message: `The file has bytes that are no letters of ${encoding}` })

/** Decodes a file piece by piece. */
export interface Decoder {
  /**
   * @param piece undefined at the end
   * @throws Problem at `encoding` for bytes that are none of it; nothing is made up in their place
   */
  readonly decode: (piece: Uint8Array | undefined) => string
  /** Returns the encoding that the file is read in; known at its end. */
  readonly encoding: () => FileEncoding
}

/** @param chosen without it the encoding is guessed from the first bytes that are no ASCII, which stays what it is until then */
export const openDecoder = (chosen: FileEncoding | undefined, locale: Locale | undefined): Decoder => {
  let encoding = chosen
  let decoder = chosen && new TextDecoder(chosen, { fatal: true })
  let held = new Uint8Array()

  const read = (bytes: Uint8Array, isLast: boolean): string => {
    try {
      return decoder?.decode(bytes, { stream: !isLast }) ?? ''
    } catch {
      throw notOf(encoding ?? 'utf-8')
    }
  }
  const settle = (bytes: Uint8Array) => {
    encoding = guessEncoding(bytes, locale)
    decoder = new TextDecoder(encoding, { fatal: true })
  }
  const decode = (piece: Uint8Array | undefined): string => {
    const isLast = piece === undefined
    if (decoder) return read(piece ?? new Uint8Array(), isLast)
    const bytes = joinBytes([held, piece ?? new Uint8Array()])
    const odd = bytes.findIndex(isOdd)
    held = bytes
    if (!isLast && bytes.length < enough) return ''
    if (isLast || odd === 0 || bytes[odd] === 0) {
      settle(bytes)
      return read(bytes, isLast)
    }
    // What is ASCII so far is the same in all of them.
    held = odd === -1 ? new Uint8Array() : bytes.slice(odd)
    return new TextDecoder().decode(odd === -1 ? bytes : bytes.subarray(0, odd))
  }
  return { decode, encoding: () => encoding ?? 'utf-8' }
}
