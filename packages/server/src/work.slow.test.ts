import { setTimeout as sleep } from 'node:timers/promises'
import { sized } from '@quarterdeck/api/testing'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './index.ts'
import { temporaryFolder } from './testing/home.ts'
import { openPostOffice } from './testing/post-office.ts'
import { type ServerProcess, signIn, startProcess } from './testing/process.ts'
import { until } from './testing/until.ts'

const rounds = sized(4, 20)
const days = 6

const post = async ({ url }: ServerProcess, cookie: string, path: string, body: object) => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBeLessThan(300)
  return response.json()
}

test(`two servers, one of them killed ${rounds} times at work: everything that was due happened, and nothing twice`, async () => {
  const [database, one, other] = await Promise.all([temporaryFolder(), temporaryFolder(), temporaryFolder()])
  const office = await openPostOffice()
  const postgres = await startPostgres({ dataDir: database.path })
  const client = new pg.Client(postgres.connectionString)
  await client.connect()
  const rowsOf = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows
  const env = { DATABASE_URL: postgres.connectionString, SESSION_SECRET: 'x'.repeat(32), SMTP_URL: office.url }
  const start = ({ path }: typeof one) => startProcess(path, 0, { options: [], env })
  const servers = [await start(one), await start(other)] as [ServerProcess, ServerProcess]
  const cookie = await signIn(servers[0].url)

  const begun = new Date()
  const series: number[] = []
  const firstDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  for (let n = 0; n < 5; n++) {
    const made = await post(servers[0], cookie, '/series', {
      customer: { id: 6 },
      products: [{ title: `Series ${n}`, quantity: 1, price: 10 }],
      billingAddress: { email: `series-${n}@example.com` },
      makes: 'send',
      unit: 'day',
      startDate: firstDate,
      termDays: 7,
      maxCount: days,
    })
    series.push(made.series.id)
  }

  /** Resolves to true once no due work is left. */
  const isOver = async () => {
    const [row] = await rowsOf(
      `select (select count(*) from products where status = 'Draft' and "publishAt" <= now() and "deletedAt" is null)
        + (select count(*) from notices where "digestAt" <= now())
        + (select count(*) from series where id = any($1) and "nextDate" is not null)
        + (select count(*) from outbox where state = 'waiting') as open`,
      [series],
    )
    return row.open === '0'
  }

  let told = 0
  for (let round = 0; round < rounds; round++) {
    // All work of a round is due at the same time, for both servers.
    await client.query('begin')
    await client.query(
      `update products set status = 'Draft', "publishAt" = now() where id in (select id from products where "deletedAt" is null order by id limit 5 offset $1)`,
      [(round * 5) % 10],
    )
    if (round === 0)
      await client.query(
        `update series set "startDate" = current_date - ${days}, "nextDate" = current_date - ${days} where id = any($1)`,
        [series],
      )
    const noticed = await client.query(
      `insert into notices ("userId", event, data, "inProduct", "digestAt", "createdAt")
       select id, 'invoice_overdue', '{"count": 1, "invoice": "INV-001"}', true, now(), now() from users where status = 'Active' order by id limit 8`,
    )
    told += noticed.rowCount ?? 0
    await client.query('commit')
    await sleep(150 * (round % 5) + 50)
    const victim = round % 2
    await servers[victim]?.kill()
    servers[victim] = await start(victim === 0 ? one : other)
    await until(isOver, 90_000)
  }

  const dates = await rowsOf(
    `select "seriesId", count(*)::int as count, count(distinct "issueDate")::int as dates from invoices where "seriesId" = any($1) group by 1`,
    [series],
  )
  expect(dates.map(({ count, dates: each }) => [count, each])).toEqual(series.map(() => [days, days]))
  // Each round published five drafts, each of them in one change.
  const published = await rowsOf(
    `select record from changes where entity = 'products' and after->>'status' = 'Published' and at > $1`,
    [begun],
  )
  expect(published).toHaveLength(5 * rounds)
  // One notice of each round for each person.
  const digests = await rowsOf(`select count(*)::int as count from outbox where template = 'digest'`)
  expect(digests).toEqual([{ count: told }])
  const mails = await rowsOf(`select id, "to", state, subject from outbox where template in ('digest', 'invoice')`)
  expect(mails.filter(({ to }) => to.startsWith('series-'))).toHaveLength(days * series.length)
  // The fate of an email in delivery when its server was killed is unknown; it is marked after its lease has ended, and
  // not sent again.
  const known = mails.filter(({ state }) => state === 'sent')
  expect(mails.filter(({ state }) => !['sent', 'unclear', 'sending'].includes(state))).toEqual([])
  const receivedBy = (to: string) => office.received.filter((mail) => mail.to.includes(to)).length
  for (const to of new Set<string>(mails.map((mail) => mail.to))) {
    const sent = known.filter((mail) => mail.to === to).length
    expect(receivedBy(to)).toBeGreaterThanOrEqual(sent)
    expect(receivedBy(to)).toBeLessThanOrEqual(mails.filter((mail) => mail.to === to).length)
  }
  const [failed] = await rowsOf(`select count(*)::int as count from work where state = 'failed'`)
  expect(failed.count).toBe(0)

  await Promise.all(servers.map((server) => server.stop()))
  await client.end()
  await postgres.stop('immediate')
  await office.close()
  await Promise.all([database, one, other].map(({ remove }) => remove()))
}, 300_000)
