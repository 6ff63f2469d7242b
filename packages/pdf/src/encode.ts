import type { Font, Glyph, GlyphPosition } from 'fontkit'
import { emptyGlyph } from './instance.ts'
import { bidi } from './strokes.ts'

/** Parts of pdfkit 0.20.2's `EmbeddedFont` that map glyphs to text. */
interface EmbeddedFont {
  readonly subset: { readonly glyphs: number[] }
  /** Both by code, in thousandths of an em and as code points. */
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  readonly scale: number
  readonly font: Font
  readonly layout: (text: string) => { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[] }
  encode: (text: string) => [codes: readonly string[], positions: readonly GlyphPosition[]]
}

/**
 * An outline drawn beside a text, e.g. the dot of an Arabic letter; its position is in ems from the start of the text.
 */
export interface Outline {
  readonly svg: string
  readonly unitsPerEm: number
  readonly x: number
  readonly y: number
}

const codesOf = new WeakMap<EmbeddedFont, Map<string, number>>()

/**
 * Returns a code for a glyph that stands for these characters. pdfkit gives each glyph a single one, for the first
 * characters it stood for.
 */
const codeOf = (
  embedded: EmbeddedFont,
  { id, advanceWidth }: Pick<Glyph, 'id' | 'advanceWidth'>,
  codePoints: readonly number[],
): string => {
  const codes = codesOf.get(embedded) ?? new Map<string, number>()
  codesOf.set(embedded, codes)
  const key = `${id} ${codePoints}`
  const code = codes.get(key) ?? embedded.subset.glyphs.push(id) - 1
  codes.set(key, code)
  embedded.widths[code] = advanceWidth * embedded.scale
  embedded.unicode[code] = codePoints
  return code.toString(16).padStart(4, '0')
}

const outlineOf = (
  { font: { unitsPerEm } }: EmbeddedFont,
  { path }: Glyph,
  { x, xOffset, yOffset }: Pick<GlyphPosition, 'xOffset' | 'yOffset'> & { readonly x: number },
): Outline => ({ svg: path.toSVG(), unitsPerEm, x: (x + xOffset) / 1000, y: yOffset / 1000 })

/** Brackets in words from right to left are drawn as their mirror images, but mean what was written. */
const unmirrored = (point: number): number =>
  bidi.getMirroredCharacter(String.fromCodePoint(point))?.codePointAt(0) ?? point

/** Checks that a glyph takes no space: a part of a letter without characters of its own, or a combining mark. */
const isBeside = ({ codePoints }: Glyph, { xAdvance }: GlyphPosition): boolean =>
  xAdvance === 0 && codePoints.every((point) => /\p{M}/u.test(String.fromCodePoint(point)))

/** Glyph in place of a mark whose outline is drawn separately. */
const invisible = { id: emptyGlyph, advanceWidth: 0 }

/** `advanceWidth` is pdfkit's own, of the glyph. */
const invisibly = (position: GlyphPosition) => ({ ...position, xOffset: 0, yOffset: 0, advanceWidth: 0 })

/**
 * Gives each pair of a glyph and its characters a code in the embedded font, so that text can be copied and found.
 * @returns outlines, filled while right-to-left words are encoded: dots and marks, which readers would take for a
 * separate line
 */
export const encodeLetters = (font: unknown, isRtl: boolean): readonly Outline[] => {
  const embedded = font as EmbeddedFont
  const outlines: Outline[] = []
  embedded.encode = (text) => {
    const { glyphs, positions } = embedded.layout(text)
    const [codes, places]: [string[], GlyphPosition[]] = [[], []]
    let x = 0
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index] as GlyphPosition
      const points = isRtl ? glyph.codePoints.map(unmirrored) : glyph.codePoints
      const isOutline = isRtl && isBeside(glyph, position)
      if (isOutline) outlines.push(outlineOf(embedded, glyph, { ...position, x }))
      if (!isOutline || points.length > 0) {
        codes.push(codeOf(embedded, isOutline ? invisible : glyph, points))
        places.push(isOutline ? invisibly(position) : position)
      }
      x += position.xAdvance
    }
    return [codes, places]
  }
  return outlines
}
