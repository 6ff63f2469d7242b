import { inflateSync } from 'node:zlib'
import type { PaperText } from '@quarterdeck/contract/sales/printed'

/**
 * A text as drawn in a PDF file: positions of its parts, in points from the upper left corner, and the characters of
 * each glyph from left to right.
 */
export interface DrawnText {
  readonly places: readonly (readonly [x: number, y: number])[]
  readonly glyphs: readonly string[]
}

const objectsOf = (file: string): ReadonlyMap<string, string> =>
  new Map([...file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]))

const streamOf = (object = ''): string => {
  const packed = Buffer.from(/stream\n(.*)\nendstream/s.exec(object)?.[1] ?? '', 'latin1')
  return packed[0] === 0x78 ? inflateSync(packed).toString('latin1') : packed.toString('latin1')
}

const fromHex = (hex: string) => {
  const bytes = Buffer.from(hex, 'hex')
  return bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : ''
}

/** Decodes a string of 16-bit characters in a PDF file. */
const fromLiteral = (literal: string) => {
  const plain = literal.replaceAll(
    /\\(.)/gs,
    (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
  )
  return plain.startsWith('\u00fe\u00ff') ? fromHex(Buffer.from(plain, 'latin1').subarray(2).toString('hex')) : plain
}

/** Returns the letters of the glyphs of a font, by its character map in the file. */
const lettersOf = (map: string): readonly string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => fromHex(hex.replaceAll(' ', ''))),
  )

const fontsOf = (objects: ReadonlyMap<string, string>, page: string): ReadonlyMap<string, readonly string[]> => {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''
  const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      return [name, lettersOf(streamOf(objects.get(map)))]
    }),
  )
}

const drawing =
  /\/Span <<\n\/ActualText \((.*?)\)\n>> BDC|(EMC)|1 0 0 1 (\S+) (\S+) Tm\n(?:\/(F\d+) \S+ Tf\n)?\[([^\]]*)\] TJ/gs

const textsOfPage = (objects: ReadonlyMap<string, string>, page: string): readonly DrawnText[] => {
  const height = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(page)?.[1])
  const fonts = fontsOf(objects, page)
  const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''))
  const texts: DrawnText[] = []
  let [letters, isSpan]: [readonly string[], boolean] = [[], false]
  for (const [, actual, end, x, y, font, hexes = ''] of content.matchAll(drawing)) {
    if (actual !== undefined) texts.push({ glyphs: [fromLiteral(actual)], places: [] })
    if (actual !== undefined || end) {
      isSpan = actual !== undefined
      continue
    }
    letters = (font && fonts.get(font)) || letters
    const codes = [...hexes.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    const place = [Number(x), height - Number(y)] as const
    const last = isSpan ? texts.pop() : undefined
    const drawn = codes.map((code) => letters[Number.parseInt(code, 16)] ?? '')
    texts.push({ glyphs: last?.glyphs ?? drawn, places: [...(last?.places ?? []), place] })
  }
  return texts
}

/** Returns the texts on the pages of a file by pdfkit, in the order in which they are drawn. */
export const textsInPdf = (file: Uint8Array): readonly (readonly DrawnText[])[] => {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const pages = [...objects.values()].filter((object) => object.includes('/Type /Page\n'))
  return pages.map((page) => textsOfPage(objects, page))
}

/** Takes a text off the front of what is drawn, which may be drawn in several parts. One from right to left is read in that order. */
export const takeText = (
  drawn: DrawnText[],
  { text, isRtl }: Pick<PaperText, 'text' | 'isRtl'>,
): Omit<DrawnText, 'glyphs'> & { text: string } => {
  const taken: DrawnText[] = []
  const glyphs = () => taken.flatMap((each) => each.glyphs)
  while (glyphs().join('').length < text.length && drawn.length > 0) taken.push(...drawn.splice(0, 1))
  return { text: (isRtl ? glyphs().reverse() : glyphs()).join(''), places: taken.flatMap(({ places }) => places) }
}

/** A file within a file. */
interface Attached {
  readonly name: string
  readonly type: string
  /** The relationship to the document (PDF 2.0, 14.13). */
  readonly relationship: string
  readonly text: string
}

/** Returns the files that the catalog of a pdfkit file lists as associated and as embedded. */
export const filesInPdf = (file: Uint8Array): readonly Attached[] => {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const catalog = [...objects.values()].find((object) => object.includes('/Type /Catalog')) ?? ''
  const names = objects.get(/\/Names (\d+) 0 R/.exec(catalog)?.[1] ?? '') ?? ''
  const listed = [...(/\/AF \[(.*?)\]/.exec(catalog)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
  return listed.map((id) => {
    const about = objects.get(id) ?? ''
    const [, name = ''] = /\/UF \((.*?)\)/.exec(about) ?? []
    const stream = objects.get(/\/EF <<\n\/F (\d+) 0 R/.exec(about)?.[1] ?? '') ?? ''
    if (!names.includes(`(${name}) ${id} 0 R`)) throw new Error(`${name} is not among the names of the file`)
    return {
      name,
      type: (/\/Subtype \/(\S+)/.exec(stream)?.[1] ?? '').replace('#2F', '/'),
      relationship: /\/AFRelationship \/(\w+)/.exec(about)?.[1] ?? '',
      text: Buffer.from(streamOf(stream), 'latin1').toString(),
    }
  })
}
