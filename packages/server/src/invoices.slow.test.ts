import { expect, onTestFinished, test } from 'vitest'
import { startPostgres, startServer } from './index.ts'
import { temporaryFolder } from './testing/home.ts'
import { signIn } from './testing/process.ts'

/** A server of its own on a database that another one has, too. */
const oneOf = async (databaseUrl: string) => {
  const folder = await temporaryFolder()
  const server = await startServer({
    ...{ port: 0, host: '127.0.0.1', dataDir: folder.path, databaseUrl, publicUrl: undefined },
    ...{ trustedProxies: ['loopback'], smtpUrl: undefined, mailFrom: undefined, inbound: {}, s3: undefined },
    sessionSecret: 'a secret of at least thirty-two characters',
    ...{ logLevel: 'silent', empty: false, allowSample: true },
  })
  onTestFinished(() => server.stop().finally(folder.remove))
  const headers = { cookie: await signIn(server.url), 'content-type': 'application/json' }
  /** As a client does it: nothing was done of what a server was too busy for, and it is asked for again. */
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    for (;;) {
      const json = await (await fetch(`${server.url}/api${path}`, init)).json()
      if (json.code !== 'busy') return json
    }
  }
  return { send, db: server.db }
}

test('two hundred drafts that two servers issue at once have two hundred numbers without a gap', async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ dataDir: folder.path })
  onTestFinished(() => postgres.stop().finally(folder.remove))
  const servers = [await oneOf(postgres.connectionString), await oneOf(postgres.connectionString)]
  const drafts = Array.from({ length: 200 }, (_, index) => `DRAFT-${index + 1}`)
  const draft = { customer: { id: 5 }, products: [{ title: 'x', quantity: 1, price: 1 }] }
  for (const _ of drafts) await servers[0]?.send('POST', '/invoices/drafts', draft)
  const issued = await Promise.all(
    drafts.map((id, index) =>
      servers[index % 2]?.send('POST', '/invoices/issue', { ids: [id, 'DRAFT-9999'].slice(0, index % 5 ? 1 : 2) }),
    ),
  )
  // Every fifth is refused, and loses no number to that.
  const refused = issued.filter(({ code }) => code === 'not_found')
  expect(refused).toHaveLength(40)
  const again = await Promise.all(
    drafts
      .filter((_, index) => index % 5 === 0)
      .map((id, index) => servers[index % 2]?.send('POST', '/invoices/issue', { ids: [id] })),
  )
  const numbers = [...issued, ...again].flatMap(({ invoices = [] }) => invoices.map(({ id }: { id: string }) => id))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 200 }, (_, index) => `INV-${String(index + 20).padStart(3, '0')}`),
  )
}, 240_000)

test('two servers that begin after a stand-still make each recurring invoice of it once, each of its own day, and send it once', async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ dataDir: folder.path })
  onTestFinished(() => postgres.stop().finally(folder.remove))
  const { send, db } = await oneOf(postgres.connectionString)
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const draft = {
    customer: { id: 6 },
    products: [{ title: 'x', quantity: 1, price: 1 }],
    makes: 'send',
    billingAddress: { email: 'ada@example.com' },
    unit: 'day',
  }
  const begun = await Promise.all([1, 2].map((day) => send('POST', '/series', { ...draft, startDate: dayOf(day) })))
  const from = dayOf(-39)
  await db
    .updateTable('series')
    .set({ startDate: from, nextDate: from })
    .where('startDate', '>', dayOf(0))
    .where('unit', '=', 'day')
    .execute()

  await Promise.all([oneOf(postgres.connectionString), oneOf(postgres.connectionString)])
  for (const { series } of begun) {
    await expect
      .poll(async () => (await send('GET', `/series?id=${series.id}`)).madeCount, { timeout: 60_000 })
      .toBe(40)
    const made: readonly { id: string; issueDate: string }[] = await send('GET', `/invoices?seriesId=${series.id}`)
    const days = made.map(({ issueDate }) => issueDate.slice(0, 10))
    expect(days).toEqual(Array.from({ length: 40 }, (_, index) => dayOf(index - 39)))
    const ids = made.map(({ id }) => id)
    const mails = await db.selectFrom('outbox').select('invoiceId').where('invoiceId', 'in', ids).execute()
    expect(mails.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(ids.toSorted())
  }
}, 240_000)
