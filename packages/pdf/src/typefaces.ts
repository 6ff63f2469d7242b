/// <reference path="./wawoff2.d.ts" />
import type { Font } from 'fontkit'
import unpack from 'wawoff2/decompress.js'
import { instanceOf } from './instance.ts'
import { shapedScripts } from './scripts.ts'

/** Reads a file of an installed package, e.g. `@fontsource-variable/noto-sans/unicode.json`. */
export type ReadPackage = (path: string) => Promise<Uint8Array>

/**
 * Noto Sans has Latin, Greek and Cyrillic letters. Characters shared by East Asian languages are drawn in their
 * Japanese shape, or in the Chinese one if Japanese has none. Emoji are black.
 */
const families = [
  ...[
    'noto-sans',
    'noto-sans-hebrew',
    'noto-sans-arabic',
    'noto-sans-jp',
    'noto-sans-sc',
    'noto-sans-tc',
    'noto-sans-kr',
  ],
  ...shapedScripts.map((script) => `noto-sans-${script.toLowerCase()}`),
  ...['noto-sans-symbols', 'noto-emoji'],
]
const weights = { regular: 400, bold: 700 }

/** The letters of a typeface that are in one of its files, in both weights. */
export interface Face {
  readonly family: string
  readonly regular: Font
  readonly bold: Font
}

/** Code points that a file may have, both ends included. */
interface Range {
  readonly from: number
  readonly to: number
  readonly open: () => Promise<Face>
}

/** Number of a block of 128 code points; an index by block makes lookups fast in fonts of many files. */
const block = (point: number): number => point >> 7

/** `U+0100-02BA,U+2020` */
const rangesOf = (list: string): readonly (readonly [from: number, to: number])[] =>
  list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return [from, to] as const
  })

/** Makes each thing once; what could not be made is tried again. */
const memoized = <Key, T>(make: (key: Key) => Promise<T>) => {
  const made = new Map<Key, Promise<T>>()
  return (key: Key): Promise<T> => {
    const found = made.get(key)
    if (found !== undefined) return found
    const making = make(key)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}

/** Returns the files of a typeface by blocks of characters; each file has some of them. */
const filesOf = async (family: string, read: ReadPackage): Promise<ReadonlyMap<number, readonly Range[]>> => {
  const folder = `@fontsource-variable/${family}`
  const parts: Record<string, string> = JSON.parse(new TextDecoder().decode(await read(`${folder}/unicode.json`)))
  const blocks = new Map<number, Range[]>()
  for (const [part, ranges] of Object.entries(parts)) {
    const name = `${family}-${part.replace(/[[\]]/g, '')}`
    const open = memoized<void, Face>(async () => {
      // What is unpacked lies in memory that the next file is unpacked into.
      const trueType = (await unpack(await read(`${folder}/files/${name}-wght-normal.woff2`))).slice()
      const instance = (weight: keyof typeof weights) => instanceOf(trueType, weights[weight], `${name}-${weight}`)
      return { family, regular: instance('regular'), bold: instance('bold') }
    })
    for (const [from, to] of rangesOf(ranges)) {
      for (let at = block(from); at <= block(to); at++) blocks.set(at, [...(blocks.get(at) ?? []), { from, to, open }])
    }
  }
  return blocks
}

/** Typefaces by preference, and the lookup of a character in one of them. */
export interface Typefaces {
  readonly families: readonly string[]
  readonly find: (family: string, character: string) => Promise<Face | undefined>
}

/** Opens typefaces; files are read on first use, and cached. */
export const openTypefaces = (read: ReadPackage): Typefaces => {
  const filesIn = memoized((family: string) => filesOf(family, read))
  const finders = new Map(
    families.map((family) => [
      family,
      memoized(async (character: string) => {
        const point = character.codePointAt(0) ?? 0
        for (const { from, to, open } of (await filesIn(family)).get(block(point)) ?? []) {
          if (point < from || point > to) continue
          const face = await open()
          if (face.regular.hasGlyphForCodePoint(point)) return face
        }
        return undefined
      }),
    ]),
  )
  return { families, find: async (family, character) => finders.get(family)?.(character) }
}
