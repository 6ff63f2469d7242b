import { expect, onTestFinished, test } from 'vitest'
import { startPostgres, startServer } from './index.ts'
import { temporaryFolder } from './testing/home.ts'
import { signIn } from './testing/process.ts'

/** A server of its own on a database that another one has, too. */
const oneOf = async (databaseUrl: string) => {
  const folder = await temporaryFolder()
  const server = await startServer({
    ...{ port: 0, host: '127.0.0.1', dataDir: folder.path, databaseUrl, publicUrl: undefined },
    ...{ trustedProxies: ['loopback'], smtpUrl: undefined, mailFrom: undefined, s3: undefined },
    sessionSecret: 'a secret of at least thirty-two characters',
    ...{ logLevel: 'silent', empty: false, allowSample: true },
  })
  onTestFinished(() => server.stop().finally(folder.remove))
  const headers = { cookie: await signIn(server.url), 'content-type': 'application/json' }
  return async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${server.url}/api${path}`, init)).json()
  }
}

test('two hundred drafts that two servers issue at once have two hundred numbers without a gap', async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ dataDir: folder.path })
  onTestFinished(() => postgres.stop().finally(folder.remove))
  const servers = [await oneOf(postgres.connectionString), await oneOf(postgres.connectionString)]
  const drafts = Array.from({ length: 200 }, (_, index) => `DRAFT-${index + 1}`)
  const draft = { customer: { id: 5 }, products: [{ title: 'x', quantity: 1, price: 1 }] }
  for (const _ of drafts) await servers[0]?.('/invoices/drafts', draft)
  const issued = await Promise.all(
    drafts.map((id, index) =>
      servers[index % 2]?.('/invoices/issue', { ids: [id, 'DRAFT-9999'].slice(0, index % 5 ? 1 : 2) }),
    ),
  )
  // Every fifth is refused, and loses no number to that.
  const refused = issued.filter(({ code }) => code === 'not_found')
  expect(refused).toHaveLength(40)
  const again = await Promise.all(
    drafts
      .filter((_, index) => index % 5 === 0)
      .map((id, index) => servers[index % 2]?.('/invoices/issue', { ids: [id] })),
  )
  const numbers = [...issued, ...again].flatMap(({ invoices = [] }) => invoices.map(({ id }: { id: string }) => id))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 200 }, (_, index) => `INV-${String(index + 20).padStart(3, '0')}`),
  )
}, 240_000)
