import { type Archive, tooLarge, unpacked, unreadable } from './archive.ts'
import { grown, unescaped, walk, walked } from './xml.ts'

/** Format that a style shows numbers in. */
export type Shape = 'plain' | 'day' | 'percent' | { readonly digits: number }

/** Texts and formats that the cells of a workbook refer to. */
export interface Parts {
  readonly strings: readonly string[]
  readonly shapes: readonly Shape[]
  /** Days are counted from 1904. */
  readonly isLate: boolean
}

export interface Sheet {
  readonly name: string
  readonly path: string
}

const pieces = (archive: Archive, path: string, maxLength?: number): Iterable<Uint8Array> => {
  const file = archive.get(path)
  return file ? unpacked(file, maxLength) : []
}

/** Most bytes of the parts about sheets and styles, of which there are few. */
const maxSaid = 16 * 1024 * 1024

const targetsOf = async (archive: Archive): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await walked<readonly [string, string]>(pieces(archive, 'xl/_rels/workbook.xml.rels', maxSaid), (found) => ({
      open: (tag, { Id = '', Target = '' }) => {
        if (tag === 'Relationship') found([Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`])
      },
    })),
  )

/**
 * Returns the sheets of a workbook, and whether its dates count from 1904.
 * @throws Problem at `workbook` for another archive
 */
export const sheetsOf = async (
  archive: Archive,
): Promise<{ readonly sheets: readonly Sheet[]; readonly isLate: boolean }> => {
  const targets = await targetsOf(archive)
  let isLate = false
  const found = await walked<Sheet>(pieces(archive, 'xl/workbook.xml', maxSaid), (put) => ({
    open: (tag, attributes) => {
      if (tag === 'workbookPr') isLate = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
      put({ name: attributes.name ?? '', path: targets.get(id ?? '') ?? '' })
    },
  }))
  // Diagrams are sheets too.
  const sheets = found.filter(({ path }) => archive.has(path) && !path.includes('chartsheets'))
  if (sheets.length === 0) throw unreadable()
  return { sheets, isLate }
}

/** Most characters in the cells of a workbook, each text counted once. */
const maxLetters = 64 * 1024 * 1024
/** Maximum number of strings: half a million rows of ten distinct texts each. */
const maxStrings = 5_000_000

const stringsOf = async (archive: Archive): Promise<string[]> => {
  const strings: string[] = []
  let letters = 0
  const all = walk<string>(pieces(archive, 'xl/sharedStrings.xml'), (found) => {
    let [text, isText, isSpoken] = ['', false, false]
    return {
      open: (tag) => {
        if (tag === 'si') text = ''
        if (tag === 't') isText = true
        // Phonetic text of Japanese words is separate.
        if (tag === 'rPh') isSpoken = true
      },
      text: (data) => {
        if (isText && !isSpoken) text = grown(text, data)
      },
      close: (tag) => {
        if (tag === 'si') found(unescaped(text))
        if (tag === 't') isText = false
        if (tag === 'rPh') isSpoken = false
      },
    }
  })
  for await (const some of all) {
    for (const text of some) {
      letters += text.length
      strings.push(text)
    }
    if (letters > maxLetters || strings.length > maxStrings) throw tooLarge()
  }
  return strings
}

const isDayBuiltIn = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

const shapeOf = (id: number, code: string | undefined): Shape => {
  if (code === undefined) return id === 9 || id === 10 ? 'percent' : isDayBuiltIn(id) && id !== 48 ? 'day' : 'plain'
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
  if (/^0{2,}$/.test(bare)) return { digits: bare.length }
  if (bare.includes('%')) return 'percent'
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare) ? 'day' : 'plain'
}

const shapesOf = (archive: Archive): Promise<Shape[]> => {
  const codes = new Map<number, string>()
  let isCell = false
  return walked<Shape>(pieces(archive, 'xl/styles.xml', maxSaid), (found) => ({
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'cellXfs') isCell = true
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (tag === 'xf' && isCell) found(shapeOf(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCell = false
    },
  }))
}

export const partsOf = async (archive: Archive, isLate: boolean): Promise<Parts> => ({
  strings: await stringsOf(archive),
  shapes: await shapesOf(archive),
  isLate,
})
