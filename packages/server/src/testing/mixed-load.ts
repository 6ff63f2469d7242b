import type { Alone, Ask } from './beside.ts'
import { until } from './until.ts'

/** A type of request that is repeated; the number counts its rounds. */
export type Load = (round: number) => Promise<readonly Response[]>

/** Returns the body of the response to a creation. */
const madeBy = async (response: Response) =>
  (await response.clone().json()) as { readonly id: string; readonly address: string; readonly invoice: { id: string } }

const importedRows = 500
const people = (round: number) =>
  `name,email\n${Array.from({ length: importedRows }, (_, row) => `Person ${row},p${row}-${round}@example.com`).join('\n')}\n`

const lists = [
  ...[
    '/orders?sort=-totalAmount',
    '/users?q=a',
    '/invoices?sort=-dueDate',
    '/tickets',
    '/products?q=e',
    '/receivables',
  ],
  ...[
    '/search?q=an',
    '/reviews',
    '/metrics?names=invoiced&zone=UTC&from=2026-01-01&to=2026-11-01',
    '/orders/status-counts',
  ],
]
const formats = ['csv', 'xlsx', 'jsonl']
const exported = { entity: 'orders', selection: { query: '', except: [] }, sort: '-createAt' }
const fields = ['id', 'status', 'customer', 'totalAmount', 'createAt']
const contact = { name: 'Anna', email: 'anna@example.com', topic: 'order', message: 'Where is it?', consent: true }

/** Requests the largest invoice as an e-invoice, and others as files. */
const papersOf = (owner: Ask, large: string): Readonly<Record<string, Load>> => ({
  'an e-invoice': async (round) => [
    await owner('GET', `/invoices/e-invoice.${round % 2 === 0 ? 'xml' : 'pdf'}?id=${large}`),
  ],
  'a file': async (round) => [await owner('GET', `/invoices/document.pdf?id=INV-0${10 + (round % 20)}`)],
  'a statement': async () => [await owner('GET', '/receivables/statement.pdf?id=5&from=2000-01-01')],
  'a ZIP file': async () => [await owner('GET', '/invoices/documents.zip?ids=INV-011&ids=INV-012&ids=INV-013')],
  'a slip': async (round) => [await owner('GET', `/orders/slip.pdf?id=${1 + (round % 8)}`)],
})

const filesOf = (owner: Ask): Readonly<Record<string, Load>> => ({
  'an export': async (round) => {
    const format = formats[round % formats.length]
    const made = await owner('POST', '/exports', { ...exported, fields })
    const path = `/exports.${format}?id=${(await madeBy(made)).id}`
    if (round % 3 !== 2) return [made, await owner('GET', path)]
    // Some go away in the middle.
    const leaving = new AbortController()
    const begun = await owner('GET', path, undefined, leaving.signal)
    await begun.body?.getReader().read()
    leaving.abort()
    return [made]
  },
  'an import': async (round) => {
    const uploaded = await owner('POST', '/imports?entity=users&fileName=p.csv', people(round))
    const { id } = await madeBy(uploaded)
    const planned = await owner('PUT', `/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
    const begun = await owner('POST', '/imports/run', { id })
    await until(
      async () => ((await (await owner('GET', `/imports?id=${id}`)).json()) as { state: string }).state === 'done',
    )
    return [uploaded, planned, begun]
  },
})

const writesOf = (owner: Ask): Readonly<Record<string, Load>> => ({
  'a write': async (round) => [
    await owner('PUT', '/tickets?id=7', { subject: `Changed ${round}` }),
    await owner('PATCH', '/orders?id=9', { taxAmount: round % 9 }),
    await owner('PUT', '/products?id=2', { price: 1 + (round % 9) }),
    await owner('PUT', '/users?id=9', { name: `Walked ${round}`, bio: `Called ${round}` }),
  ],
  'an invoice': async (round) => {
    const products = [{ title: `Work ${round}`, quantity: 1, price: 30 }]
    const made = await owner('POST', '/invoices', { customer: { id: 5 }, products })
    const { id } = (await madeBy(made)).invoice
    return [made, await owner('POST', '/payments', { method: 'cash', parts: [{ invoiceId: id, amount: 10 }] })]
  },
  windows: async () => {
    const leaving = new AbortController()
    const opened = await owner('GET', '/events', undefined, leaving.signal)
    await opened.body?.getReader().read()
    leaving.abort()
    return [new Response(null, { status: opened.status })]
  },
})

const strangersOf = (stranger: Ask, token: string): Readonly<Record<string, Load>> => ({
  'a shared invoice': async () => [
    await stranger('POST', '/invoices/shared', { token }),
    await stranger('GET', `/invoices/shared.pdf?token=${token}`),
  ],
  help: async (round) => [await stranger('GET', `/help/search?q=${['refund', 'parcel', '漢'][round % 3]}&language=en`)],
  guesses: async (round) => [
    await stranger('POST', '/auth/sign-in/email', {
      email: `x${round % 7}@example.com`,
      password: 'not the right one',
    }),
    await stranger('POST', '/contact', { ...contact, language: 'de' }),
    await stranger('GET', '/status'),
    await stranger('GET', '/orders'),
  ],
})

/** Returns the simultaneous load of people, programs and strangers on a server. */
export const loadsOf = async ({ as }: Alone, owner: Ask): Promise<Readonly<Record<string, Load>>> => {
  const [stranger, viewer] = [await as(), await as('layla.hassan@quarterdeck.test')]
  await owner('PUT', '/company', { taxId: 'DE136695976', country: 'Germany' })
  const products = Array.from({ length: 1000 }, (_, row) => ({
    title: `Row ${row}`,
    quantity: 1,
    price: 9,
    taxRate: 19,
  }))
  const billingAddress = { address: 'Kai 1\n20457 Hamburg\nGermany', email: 'a@b.example' }
  const made = await owner('POST', '/invoices', { customer: { id: 5 }, products, billingAddress })
  const { id } = (await madeBy(made)).invoice
  const { address } = await madeBy(await owner('POST', '/invoice-links', { invoiceId: 'INV-011' }))
  return {
    lists: async (round) => [await viewer('GET', lists[round % lists.length] ?? '')],
    'other lists': async (round) => [await owner('GET', lists[(round * 3) % lists.length] ?? '')],
    ...papersOf(owner, id),
    ...filesOf(owner),
    ...writesOf(owner),
    ...strangersOf(stranger, address.split('/i/')[1] ?? ''),
  }
}
