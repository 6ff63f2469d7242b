import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, signIn, startProcess } from '../testing/process.ts'
import { makeFolder } from '../testing/served-folder.ts'

const secret = 'a secret of the mail server'
let server: ServerProcess
let cookie: string
const folder = makeFolder()

beforeAll(async () => {
  server = await startProcess(folder.path, 0, { options: [], env: { INBOUND_SECRET: secret } })
  cookie = await signIn(server.url)
}, 120_000)
afterAll(async () => {
  await server.kill()
  await folder.remove()
})

/** Repeats a piece up to a number of bytes. */
const filled = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length))
const multipart = 'Content-Type: multipart/mixed; boundary=B\r\n\r\n'
const html = 'Content-Type: text/html\r\n\r\n'
const file = (encoding: string) => `Content-Type: a/b\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`

/** The contents of mails below From and Subject, for a number of bytes. */
const shapes: readonly ((bytes: number) => string)[] = [
  (bytes) => `\r\n${filled('\n', bytes)}`,
  (bytes) => `\r\n${filled('> a\n', bytes)}`,
  (bytes) => `\r\n${filled('-----\n', bytes)}`,
  (bytes) => `\r\n${filled('-', bytes)}`,
  (bytes) => `\r\n${filled('On Monday, 3 March 2026 at 10:00, Ada wrote:\n', bytes)}`,
  (bytes) => `\r\n${filled('On Monday 10:00 a wrote:\n\n', bytes)}`,
  (bytes) => `\r\n${filled('From: a\nSubject: b\n', bytes)}`,
  (bytes) => `\r\n${filled('Am 1. schrieb a', bytes)}`,
  (bytes) => html + filled('<b>a</b><br>', bytes),
  (bytes) => html + filled('<b>&nbsp;</b><i>&nbsp;</i>', bytes),
  (bytes) => html + filled('<div>', bytes),
  (bytes) => html + filled('<blockquote type=cite>a', bytes),
  (bytes) => `${html}<p ${filled('a=b ', bytes)}>a</p>`,
  (bytes) => html + filled('&amp', bytes),
  (bytes) => html + filled('<!--', bytes),
  (bytes) => multipart + filled('--B\r\n\r\nx\r\n', bytes),
  (bytes) => multipart + filled('--B\r\nContent-Type: a/b\r\n\r\nx\r\n', bytes),
  (bytes) => multipart + filled('--B\r\nContent-Type: message/rfc822\r\n\r\nSubject: a\r\n\r\nb\r\n', bytes),
  (bytes) => multipart + filled('--B\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n', bytes),
  (bytes) => file('8bit') + filled('\n', bytes),
  (bytes) => file('base64') + filled('A\r\n', bytes),
  (bytes) => file('base64') + filled('A', bytes),
  (bytes) => file('quoted-printable') + filled('a=\r\n', bytes),
  (bytes) => file('quoted-printable') + filled('=0A', bytes),
  (bytes) => filled('X-A: b\r\n', bytes),
  (bytes) => `To: ${filled('a@b.example, ', bytes)}\r\n\r\nHello`,
  (bytes) => `References: ${filled('<a@b.example> ', bytes)}\r\n\r\nHello`,
  (bytes) => `Subject: ${filled('=?utf-8?B?R3LDtsOf?= ', bytes)}\r\n\r\nHello`,
  (bytes) => `Content-Type: text/plain; ${filled('name*0=a; ', bytes)}\r\n\r\nHello`,
  (bytes) => `Reply-To: ${filled('(', bytes)}\r\n\r\nHello`,
]
const kilobyte = 1000
/** Sizes of emails in bytes, and the number of each shape: 510 total. */
const sizes = [
  [10 * kilobyte, 6],
  [200 * kilobyte, 6],
  [1000 * kilobyte, 4],
  [23_000 * kilobyte, 1],
] as const

const bring = async (raw: string): Promise<number> => {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' }
  for (;;) {
    const { status, body } = await fetch(`${server.url}/api/mail/inbound`, { method: 'POST', headers, body: raw })
    await body?.cancel()
    if (status !== 429) return status
    await sleep(200)
  }
}
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const list = () => timed(async () => (await fetch(`${server.url}/api/tickets`, { headers: { cookie } })).text())
const hello = (count: number) => timed(() => bring(`From: p${count}@short.example\r\nSubject: Short\r\n\r\nHello\r\n`))

/** Measures the time of a list and of receiving a short email, until stopped. */
const watch = () => {
  let isOver = false
  const [lists, mails]: [number[], number[]] = [[], []]
  const run = async () => {
    while (!isOver) {
      lists.push(await list())
      mails.push(await hello(mails.length))
      await sleep(100)
    }
    return { list: median(lists), mail: median(mails) }
  }
  const watching = run()
  return () => {
    isOver = true
    return watching
  }
}

test('500 mails built to do harm end nothing, are answered without a failure, and hold nobody up', {
  timeout: 900_000,
}, async () => {
  const quiet = watch()
  await sleep(3000)
  const before = await quiet()
  const mails = sizes.flatMap(([bytes, count]) =>
    shapes.flatMap((shape) => Array.from({ length: count }, () => () => shape(bytes))),
  )
  const stop = watch()
  const statuses: number[] = []
  const next = mails
    .map((make, at) => () => bring(`From: a@s${at}.example\r\nSubject: Mail ${at}\r\n${make()}`))
    .reverse()
  const worker = async () => {
    for (let work = next.pop(); work; work = next.pop()) statuses.push(await work())
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const during = await stop()
  expect(statuses).toHaveLength(510)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(server.process.exitCode).toBeNull()
  // On a machine that is busy with other things as well, what takes milliseconds may take some more.
  expect(during.list).toBeLessThan(Math.max(3 * before.list, 500))
  expect(during.mail).toBeLessThan(Math.max(3 * before.mail, 1000))
})
