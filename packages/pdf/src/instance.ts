import { create, type Font, type Glyph, type Path } from 'fontkit'

/** fontkit's subset of a TrueType font. */
interface TrueTypeSubset {
  glyf: Uint8Array[]
  offset: number
  readonly loca: { readonly offsets: number[] }
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] }
}

type Point = readonly [x: number, y: number, isOnCurve: boolean]

const pointsOf = ({ commands }: Path): readonly (readonly Point[])[] => {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let at = 0; at < args.length; at += 2) {
      const isControl = command === 'quadraticCurveTo' && at === 0
      contours.at(-1)?.push([Math.round(args[at] ?? 0), Math.round(args[at + 1] ?? 0), !isControl])
    }
  }
  return contours
}

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))

/**
 * Encodes an outline for the table `glyf` of TrueType: a simple glyph without instructions, each coordinate in two
 * bytes (OpenType 1.9, "Simple Glyph Description").
 */
const encodeGlyph = (path: Path): Uint8Array => {
  const contours = pointsOf(path)
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  let end = -1
  const ends = contours.map((contour) => {
    end += contour.length
    return end
  })
  const head = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]
  const coordinates = [...steps(xs), ...steps(ys)]
  const flagsAt = head.length * 2
  const coordinatesAt = flagsAt + points.length
  const bytes = new Uint8Array(Math.ceil((coordinatesAt + coordinates.length * 2) / 4) * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of head.entries()) view.setInt16(index * 2, value)
  for (const [index, [, , isOnCurve]] of points.entries()) bytes[flagsAt + index] = isOnCurve ? 1 : 0
  for (const [index, value] of coordinates.entries()) view.setInt16(coordinatesAt + index * 2, value)
  return bytes
}

/** Id of an invisible glyph without width; no font has so many glyphs. */
export const emptyGlyph = 0x10000

/** Replaces a method of fontkit 2.0.4 that fails for varied outlines, and doesn't vary composite glyphs. */
const addGlyph = (subset: TrueTypeSubset, font: Font, id: number): number => {
  const { path, advanceWidth } = id === emptyGlyph ? { path: undefined, advanceWidth: 0 } : font.getGlyph(id)
  const outline = path ? encodeGlyph(path) : new Uint8Array(0)
  const bearing = outline.length > 0 ? new DataView(outline.buffer).getInt16(2) : 0
  subset.glyf.push(outline)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({ advance: Math.round(advanceWidth), bearing })
  subset.offset += outline.length
  return subset.glyf.length - 1
}

type Attach = (mark: unknown, base: unknown, at: number) => void

/**
 * Works around fontkit 2.0.4, which fails if a letter has no anchor for a mark, as some of Gurmukhi; the mark stays in
 * place.
 */
const withoutPlaces = (font: Font): void => {
  const { _layoutEngine } = font as unknown as {
    _layoutEngine: { engine: { GPOSProcessor: { applyAnchor: Attach } | null } | null }
  }
  const processor = _layoutEngine.engine?.GPOSProcessor
  if (!processor) return
  const attach = processor.applyAnchor.bind(processor)
  processor.applyAnchor = (mark, base, at) => {
    if (base) attach(mark, base, at)
  }
}

/** Works around fontkit 2.0.4, which remembers the first characters of a glyph; Arabic letters share glyphs. */
const withOwnLetters = (font: Font): void => {
  const shared = font.getGlyph.bind(font)
  const glyphs = new Map<string, Glyph>()
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints}`
    const glyph = glyphs.get(key) ?? Object.create(shared(id), { codePoints: { value: codePoints } })
    glyphs.set(key, glyph)
    return glyph
  }
}

/**
 * Returns an instance of a variable font at one weight, to be embedded.
 * @param name unique, because a PDF file has one font per name
 */
export const instanceOf = (trueType: Uint8Array, weight: number, name: string): Font => {
  // A file is one font, never a collection of some.
  const font = (create(trueType as Buffer) as Font).getVariation({ wght: weight })
  withoutPlaces(font)
  withOwnLetters(font)
  const createSubset = font.createSubset.bind(font)
  return Object.defineProperties(font, {
    postscriptName: { value: name },
    createSubset: {
      value: () => {
        const subset = createSubset()
        const _addGlyph = (id: number) => addGlyph(subset as unknown as TrueTypeSubset, font, id)
        return Object.assign(subset, { _addGlyph })
      },
    },
  })
}
