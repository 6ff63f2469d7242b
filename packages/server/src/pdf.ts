import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Ports } from '@quarterdeck/api'
import type { Typeface } from '@quarterdeck/pdf'

const { resolve } = createRequire(import.meta.url)
const numbers = { regular: 400, bold: 700 }

interface Part extends Pick<Typeface[number], 'ranges'> {
  readonly part: string
}

const readJson = async (path: string): Promise<Record<string, string>> => JSON.parse(await readFile(path, 'utf8'))

/** `U+0100-02BA,U+2020` */
const rangesOf = (list: string): Part['ranges'] =>
  list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return [from, to] as const
  })

/** A file for each part of what a typeface has, as they are installed. */
const partsOf = async (name: string, isWanted: (part: string) => boolean): Promise<readonly Part[]> => {
  const parts = Object.entries(await readJson(resolve(`@fontsource/${name}/unicode.json`)))
  return parts
    .map(([part, ranges]) => ({ part: part.replace(/[[\]]/g, ''), ranges: rangesOf(ranges) }))
    .filter(({ part }) => isWanted(part))
}

const everything: Part = { part: 'japanese', ranges: [[0, 0x10ffff]] }

const typefaceOf = (
  name: string,
  parts: readonly Part[],
  { toTrueType }: typeof import('@quarterdeck/pdf'),
): Typeface =>
  parts.map(({ part, ranges }) => ({
    ranges,
    load: async (weight) => {
      const path = `@fontsource/${name}/files/${name}-${part}-${numbers[weight]}-normal.woff`
      return toTrueType(new Uint8Array(await readFile(resolve(path))))
    },
  }))

/**
 * BIZ UDPGothic has Latin and Japanese, rare letters in files of their own (those with a number), and Cyrillic as wide as Japanese, which
 * nobody wants in a name. Noto Sans has the other letters of alphabets.
 */
const loadEngine = async () => {
  const pdf = await import('@quarterdeck/pdf')
  const rare = await partsOf('biz-udpgothic', (part) => part === 'latin-ext' || /^\d+$/.test(part))
  const others = await partsOf('noto-sans', () => true)
  return pdf.drawer([typefaceOf('biz-udpgothic', [everything, ...rare], pdf), typefaceOf('noto-sans', others, pdf)])
}

let engine: ReturnType<typeof loadEngine> | undefined

/** Draws PDF files. What that takes is loaded with the first one: most starts of a server never see any. */
export const drawPdf: NonNullable<Ports['pdf']> = async (document) => {
  engine ??= loadEngine()
  return (await engine)(document)
}
