import { maxLineLetters, type PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { expect, onTestFinished, test } from 'vitest'
import { frugal, frugalEnv } from '../../../scripts/frugal.mjs'
import { drawInProcesses } from './draw-in-processes.ts'
import { documents as here } from './pdf.ts'
import { beside, expectHardlyNoticed, median, startAlone, timed } from './testing/beside.ts'

const lines = 1000

/** Returns the largest possible invoice, in characters that are slow to lay out. */
const largest = (kind: string) => ({
  customer: { id: 5 },
  products: Array.from({ length: lines }, (_, index) => ({
    title: `${kind}${'請求書の品目と納品書'.repeat(4)}`.slice(0, maxLineLetters / lines - 1) + (index % 10),
    quantity: 1,
    price: index,
  })),
})

test('while strangers, viewers and a ZIP file have the largest documents drawn, the others hardly notice', async () => {
  const server = await startAlone({ options: frugal, env: frugalEnv })
  const owner = await server.as('admin@quarterdeck.test')
  const viewer = await server.as('layla.hassan@quarterdeck.test')
  const invoices: { readonly id: string; readonly token: string }[] = []
  for (const kind of ['甲', '乙']) {
    const { id } = (await (await owner('POST', '/invoices', largest(kind))).json()).invoice
    const { address } = await (await owner('POST', '/invoice-links', { invoiceId: id })).json()
    invoices.push({ id, token: address.split('/i/')[1] })
  }
  await beside(server, owner, (rounds) => rounds === 20)
  const quiet = await beside(server, owner, (rounds) => rounds === 60)

  let left = 0
  const statuses: Record<string, number[]> = { stranger: [], viewer: [], zip: [] }
  const ask = async (who: string, request: () => Promise<Response>) => {
    left += 1
    try {
      const response = await request()
      await response.arrayBuffer()
      statuses[who]?.push(response.status)
      if (response.status !== 200) expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    } finally {
      left -= 1
    }
  }
  const asked = [
    ...Array.from({ length: 8 }, (_, index) =>
      ask('stranger', () => fetch(`${server.url}/api/invoices/shared.pdf?token=${invoices[index % 2]?.token}`)),
    ),
    ...['一', '二', '三', '四', '五'].map((kind) =>
      ask('viewer', () => viewer('POST', '/invoices/preview', largest(kind))),
    ),
    ask('zip', () => viewer('GET', `/invoices/documents.zip?${invoices.map(({ id }) => `ids=${id}`).join('&')}`)),
  ]
  const loud = await beside(server, owner, () => left === 0)
  await Promise.all(asked)
  const after = await beside(server, owner, (rounds) => rounds === 60)

  expect(statuses.stranger).toEqual(Array(8).fill(200))
  expect(statuses.zip).toEqual([200])
  expectHardlyNoticed(loud, [quiet, after])
})

test('an ordinary file is drawn as fast in a process as here', async () => {
  const { documents, close } = drawInProcesses(() => undefined)
  onTestFinished(close)
  const documentOf = (number: number): PrintedDocument => ({
    language: 'en',
    size: 'A4',
    sender: 'Quarterdeck',
    title: 'Invoice',
    number: `INV-${number}`,
    madeAt: new Date(0),
    facts: [['Number', `INV-${number}`]],
    blocks: [{ title: 'To', lines: ['Jörg Müller'] }],
    columns: [
      { title: 'Description', share: 0.7, align: 'left' },
      { title: 'Amount', share: 0.3, align: 'right' },
    ],
    rows: Array.from({ length: 10 }, (_, index) => [`Consulting ${index}`, '$59.00']),
    totals: [['Total', '$590.00']],
    notes: [],
    page: '{number} / {of}',
  })
  const times = { here: [] as number[], process: [] as number[] }
  for (let round = 0; round < 40; round++) {
    times.here.push(await timed(() => here.toPdf(documentOf(round))))
    times.process.push(await timed(async () => documents.toPdf?.(documentOf(round))))
  }
  // Between processes a document and its file are copied.
  expect(median(times.process.slice(10))).toBeLessThan(1.5 * median(times.here.slice(10)) + 5)
})
