import { sized } from '@quarterdeck/api/testing'
import { expect, test } from 'vitest'
import { temporaryFolder } from './testing/home.ts'
import { databasePid, type ServerProcess, signIn, startProcess } from './testing/process.ts'

const rounds = sized(5, 50)
const writers = 6

interface Write {
  readonly path: string
  readonly body: object
  readonly key: string
}

/** Returns the nth write: a person, or every third time an invoice with three lines. */
const writeNumber = (n: number): Write =>
  n % 3 === 0
    ? {
        path: '/invoices',
        body: {
          customer: { id: 1 },
          products: [1, 2, 3].map((id) => ({ id, title: `Write ${n}`, quantity: id, price: 9.99 })),
        },
        key: `write-${n}`,
      }
    : { path: '/users', body: { name: `Person ${n}`, email: `person-${n}@example.com` }, key: `write-${n}` }

test(`${rounds} times killed in the middle of writing: every acknowledged write is there, none twice, none by half`, async () => {
  const folder = await temporaryFolder()
  let server: ServerProcess = await startProcess(folder.path)
  const cookie = await signIn(server.url)
  const headers = { cookie, 'content-type': 'application/json' }
  const acknowledged = new Set<string>()
  let unanswered: Write[] = []
  let next = 0

  const send = async ({ path, body, key }: Write): Promise<boolean> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(201)
    await response.arrayBuffer()
    acknowledged.add(key)
    return true
  }

  /** Writes until the connection breaks, then remembers what was not answered. */
  const writer = async (onAnswer: () => void): Promise<void> => {
    for (;;) {
      const write = writeNumber(next++)
      const answered = await send(write).catch((error) => {
        if (error instanceof TypeError) return false
        throw error
      })
      if (!answered) {
        unanswered.push(write)
        return
      }
      onAnswer()
    }
  }

  for (let round = 0; round < rounds; round++) {
    // A client without a response retries with the same key, and the request is executed once.
    const again = unanswered
    unanswered = []
    for (const write of again) await send(write)

    const wanted = 1 + ((round * 7) % 23)
    let answers = 0
    let killed: Promise<void> | undefined
    const onAnswer = () => {
      if (++answers < wanted || killed !== undefined) return
      // Sometimes the database is killed, too.
      if (round % 5 === 4) process.kill(databasePid(folder.path), 'SIGKILL')
      killed = server.kill()
    }
    await Promise.all(Array.from({ length: writers }, () => writer(onAnswer)))
    await killed
    server = await startProcess(folder.path)
  }

  for (const write of unanswered) await send(write)
  const get = async (path: string) => (await fetch(`${server.url}/api${path}`, { headers })).json()
  const people: { id: number; email: string }[] = await get('/users')
  const invoices: { id: string; totalAmount: number; products: { title: string; total: number }[] }[] =
    await get('/invoices')
  const created: { record: string }[] = await get('/changes?action=create')

  const keys = Array.from({ length: next }, (_, n) => `write-${n}`)
  expect([...acknowledged].sort()).toEqual(keys.sort())
  const emails = people.map(({ email }) => email).filter((email) => email.startsWith('person-'))
  const titles = invoices.flatMap(({ products: [line] }) => (line?.title.startsWith('Write') ? [line.title] : []))
  const numbers = Array.from({ length: next }, (_, n) => n)
  expect(emails.sort()).toEqual(
    numbers
      .filter((n) => n % 3 !== 0)
      .map((n) => `person-${n}@example.com`)
      .sort(),
  )
  expect(titles.sort()).toEqual(
    numbers
      .filter((n) => n % 3 === 0)
      .map((n) => `Write ${n}`)
      .sort(),
  )

  // No half writes: each record has its parts and its entry in the journal, numbers have no gap.
  expect(invoices.map(({ id }) => Number(id.slice(4)))).toEqual(invoices.map((_, index) => index + 1))
  for (const { products, totalAmount } of invoices.slice(19)) {
    expect([products.length, totalAmount]).toEqual([3, 59.94])
  }
  const journalled = (entity: string) => created.filter((change) => (change as { entity?: string }).entity === entity)
  expect(journalled('users')).toHaveLength(people.length)
  expect(journalled('invoices')).toHaveLength(invoices.length)

  expect(await server.stop()).toBe(0)
  await folder.remove()
}, 600_000)
