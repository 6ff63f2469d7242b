import { inflateSync } from 'node:zlib'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { expect, test } from 'vitest'
import { drawPdf } from './pdf.ts'

const documentFor = (company: string): PrintedDocument => ({
  ...{ language: 'en', sender: 'Quarterdeck', title: 'Invoice', number: 'QD-0001', madeAt: new Date(0) },
  facts: [['Number', 'QD-0001']],
  blocks: [{ title: 'Billed to', lines: [company] }],
  columns: [{ title: 'Description', share: 1, align: 'left' }],
  rows: [[company]],
  totals: [['Total', '$59.00']],
  notes: [company],
  page: (number, of) => `${number} / ${of}`,
})

/** The letters of all glyphs that a file draws with, by what its fonts say about them; a missing one would be none. */
const lettersIn = (file: Uint8Array): string => {
  const text = Buffer.from(file).toString('latin1')
  const streams = [...text.matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, packed = '']) => {
    const bytes = Buffer.from(packed, 'latin1')
    return bytes[0] === 0x78 ? [inflateSync(bytes).toString('latin1')] : []
  })
  const maps = streams.filter((stream) => stream.includes('beginbfrange'))
  return maps
    .flatMap((map) => [...map.matchAll(/<([0-9a-f]{4,})>(?=[ \]])/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('')
}

const names = 'Łódź Kőszegi Владимир Ελλάδα Việt 髙橋 山﨑'

test('names have all of their letters, whatever alphabet they are written in', async () => {
  const drawn = lettersIn(await drawPdf(documentFor(names)))
  expect([...names].filter((letter) => !drawn.includes(letter))).toEqual([])
  expect(drawn).not.toContain('〓')
})

test('a letter that no typeface has is drawn as one that is missing', async () => {
  const drawn = lettersIn(await drawPdf(documentFor('\u{1f600}\u0000\ud800 Acme')))
  expect(drawn).toContain('〓')
})

test('the same document gives the same file, whatever was drawn in between', async () => {
  const first = await drawPdf(documentFor('Acme'))
  await drawPdf(documentFor(names))
  expect(Buffer.compare(await drawPdf(documentFor('Acme')), first)).toBe(0)
})
