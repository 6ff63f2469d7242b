import { create, type Font } from 'fontkit'

const weights = ['regular', 'bold'] as const
export type Weight = (typeof weights)[number]

/** Some of the letters of a typeface, as TrueType. */
export interface FontFile {
  /** Code points that it may have, both ends included. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
  readonly load: (weight: Weight) => Promise<Uint8Array>
}

/** The files of one design, the one that has most first. */
export type Typeface = readonly FontFile[]

/** A file that was loaded. */
export interface Face {
  readonly name: string
  readonly fonts: Readonly<Record<Weight, Font>>
}

/** A file is one font, never a collection of some. */
const openFont = (bytes: Uint8Array): Font => create(bytes as Buffer) as Font

const open = async ({ load }: FontFile, name: string): Promise<Face> => {
  const [regular, bold] = await Promise.all([load('regular'), load('bold')])
  return { name, fonts: { regular: openFont(regular), bold: openFont(bold) } }
}

const mayHave = ({ ranges }: FontFile, point: number) => ranges.some(([from, to]) => point >= from && point <= to)
const has = ({ fonts }: Face, point: number) => weights.every((weight) => fonts[weight].hasGlyphForCodePoint(point))

/** Finds what has a character in a typeface. A file is loaded when a character that none before it has is looked for, and kept. */
export const openTypefaces = () => {
  const opened = new Map<FontFile, Promise<Face>>()

  const kept = (file: FontFile): Promise<Face> => {
    const face = opened.get(file) ?? open(file, String(opened.size))
    opened.set(file, face)
    return face
  }

  return async (typeface: Typeface, character: string): Promise<Face | undefined> => {
    const point = character.codePointAt(0) ?? 0
    for (const file of typeface.filter((each) => mayHave(each, point))) {
      const face = await kept(file)
      if (has(face, point)) return face
    }
    return undefined
  }
}
