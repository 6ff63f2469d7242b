import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { expect, onTestFinished, test } from 'vitest'
import { type DrawingLimits, drawInProcesses } from './draw-in-processes.ts'
import { documents as here } from './pdf.ts'

const documentOf = (lines: number, title: string): PrintedDocument => ({
  language: 'en',
  size: 'A4',
  sender: 'Quarterdeck',
  title: 'Invoice',
  number: 'INV-001',
  madeAt: new Date(0),
  facts: [['Number', 'INV-001']],
  blocks: [{ title: 'Billed to', lines: ['Łódź 髙橋 שלום'] }],
  columns: [
    { title: 'Description', share: 0.7, align: 'left' },
    { title: 'Amount', share: 0.3, align: 'right' },
  ],
  rows: Array.from({ length: lines }, (_, index) => [`${title} ${index}`, '$59.00']),
  totals: [['Total', '$59.00']],
  notes: [],
  page: '{number} / {of}',
})

const short = documentOf(2, 'Consulting')
const long = documentOf(1000, '請求書の品目と納品書')

const open = (limits?: Partial<DrawingLimits>) => {
  const warned: unknown[] = []
  const { documents, close } = drawInProcesses((_, message, about) => warned.push([message, about]), limits)
  onTestFinished(close)
  return { layOut: documents.layOut, toPdf: documents.toPdf ?? expect.unreachable('It makes files'), warned }
}

test('a process draws what this one does, box by box and byte by byte, with an e-invoice and without', async () => {
  const { layOut, toPdf } = open()
  expect(JSON.parse(await layOut(short))).toEqual(await here.layOut(short))
  for (const eInvoice of [undefined, '<Invoice>Café</Invoice>']) {
    const [drawn, expected] = [await toPdf(short, eInvoice), await here.toPdf(short, eInvoice)]
    expect(Buffer.compare(drawn, expected)).toBe(0)
  }
})

test('whoever comes when too many wait is told when to come again, and those who wait have theirs', async () => {
  const { toPdf, warned } = open({ maxProcesses: 1, maxQueue: 2 })
  await toPdf(short)
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => toPdf(long)))
  expect(asked.map(({ status }) => status).toSorted()).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ])
  for (const each of asked) {
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ code: 'busy', status: 503, body: { retryAfter: 5 } })
  }
  expect(warned).toHaveLength(3)
})

test('what takes too long is ended, and the process is there for others again', async () => {
  const { toPdf, warned } = open({ maxProcesses: 1, longestMs: 50 })
  await expect(toPdf(long)).rejects.toMatchObject({ code: 'busy', body: { retryAfter: 5 } })
  expect(warned).toEqual([['a document could not be created', { number: 'INV-001', reason: 'It took too long' }]])
  const patient = open({ maxProcesses: 1 })
  expect((await patient.toPdf(short)).length).toBeGreaterThan(0)
})

test('what takes too much memory is too long, and the server goes on', async () => {
  const { layOut } = open({ maxProcesses: 1, memoryMb: 32 })
  await expect(layOut(documentOf(300_000, 'Consulting'))).rejects.toMatchObject({
    code: 'document_too_long',
  })
  expect(JSON.parse(await layOut(short)).pages).toHaveLength(1)
})
