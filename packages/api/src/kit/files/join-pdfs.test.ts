import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { documents } from '@quarterdeck/server/pdf'
import { expect, test } from 'vitest'
import { openJoiner } from './join-pdfs.ts'

const documentOf = (number: string, rows = 1): PrintedDocument => ({
  language: 'en',
  size: 'A4',
  sender: '2 0 R stream\n',
  title: 'Invoice',
  number,
  madeAt: new Date(0),
  facts: [],
  blocks: [{ title: 'Billed to', lines: ['請求書 1 0 R'] }],
  notes: [],
  page: '{number} / {of}',
  columns: [{ title: 'Description', share: 1, align: 'left' }],
  rows: Array.from({ length: rows }, (_, index) => [`Row ${index} endobj`]),
  totals: [['Total', '$59.00']],
})

const drawn = async (document: PrintedDocument) => (await documents.toPdf?.(document)) ?? new Uint8Array()
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const joined = (files: readonly Uint8Array<ArrayBuffer>[]) => {
  const joiner = openJoiner()
  return [...files.map(joiner.add), ...joiner.end()].map(latin1).join('')
}

/** Returns the compressed streams of a file. */
const streamsIn = (file: string) => [...file.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, stream]) => stream)
const pagesIn = (file: string) => file.match(/\/Type \/Page\n/g)?.length ?? 0

test('files that are joined have all of their pages and what is on them, and each object stands where the table says', async () => {
  const files = [
    await drawn(documentOf('INV-1')),
    await drawn(documentOf('INV-2', 90)),
    await drawn(documentOf('INV-1')),
  ]
  const whole = joined(files)
  const texts = files.map(latin1)
  expect(texts.map(pagesIn)).toEqual([1, expect.any(Number), 1])
  const pages = texts.reduce((sum, file) => sum + pagesIn(file), 0)
  expect(pages).toBeGreaterThan(3)
  expect([pagesIn(whole), whole.includes(`/Count ${pages}\n/Kids [`)]).toEqual([pages, true])
  expect(streamsIn(whole)).toEqual(texts.flatMap(streamsIn))

  const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)?.[1])
  const lines = whole.slice(tableAt).split('\n').slice(2)
  const used = lines.flatMap((line, id) => (line.endsWith(' n ') ? [{ id, at: Number(line.slice(0, 10)) }] : []))
  for (const { id, at } of used) expect(whole.slice(at, at + 12)).toContain(`${id} 0 obj`)
  const there = new Set(used.map(({ id }) => id))
  const plain = whole.replaceAll(/stream\n.*?\nendstream/gs, '')
  const named = [...plain.matchAll(/\b(\d+) 0 R/g)].map(([, id]) => Number(id))
  expect(named.filter((id) => !there.has(id))).toEqual([])
})

test('what is no file of ours is not joined', () => {
  expect(() => joined([new TextEncoder().encode('%PDF INV-1')])).toThrow('not as they are drawn here')
})
