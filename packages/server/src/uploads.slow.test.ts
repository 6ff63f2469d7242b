import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { sized } from '@quarterdeck/api/testing'
import { expect, test } from 'vitest'
import { frugal, frugalEnv } from '../../../scripts/frugal.mjs'
import { temporaryFolder } from './testing/folder.ts'
import { signIn } from './testing/process.ts'
import { startProgram } from './testing/program.ts'

const product = fileURLToPath(new URL('./main.ts', import.meta.url))
const megabyte = 1_000_000
const files = 10
const fileMegabytes = sized(5, 60)
const mostMegabytes = 400
const pieceBytes = 64 * 1024

const line = (index: number) => `Person ${index},person${index}@example.com,${'x'.repeat(200)}\n`

/** Creates a file of about that size while it is sent, and returns its number of rows below the header. */
const makeFile = (bytes: number) => {
  const rows = Math.floor(bytes / line(100_000).length)
  const pieces = function* () {
    let text = 'name,email,bio\n'
    for (let row = 0; row < rows; row++) {
      text += line(row)
      if (text.length < pieceBytes && row < rows - 1) continue
      yield Buffer.from(text)
      text = ''
    }
  }
  return { rows, body: Readable.from(pieces()) }
}

/** Sends a file; unlike `fetch`, for as long as it takes. */
const upload = async (url: string, cookie: string, body: Readable) => {
  const sending = request(`${url}/api/imports?entity=users&fileName=people.csv`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': 'text/csv' },
  })
  const answering = once(sending, 'response')
  await pipeline(body, sending)
  const [answer] = (await answering) as [IncomingMessage]
  return { status: answer.statusCode, answer: (await json(answer)) as { readonly id: string; readonly rows: number } }
}

/** Returns the peak memory of a process. */
const peakMegabytes = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / megabyte
}

// Only Linux says how much it was at most. The server is started as `npm start` does it.
test.skipIf(!existsSync('/proc/self/status'))(
  `ten files of ${fileMegabytes} MB that come at once are all kept, in less than ${mostMegabytes} MB of memory`,
  async () => {
    const server = startProgram({ ...frugalEnv, DATA_DIR: temporaryFolder() }, [], [...frugal, product])
    const url = await server.ready()
    const cookie = await signIn(url)
    const sent = Array.from({ length: files }, () => makeFile(fileMegabytes * megabyte))
    const answers = await Promise.all(sent.map(({ body }) => upload(url, cookie, body)))
    expect(answers.map(({ status, answer }) => [status, answer.rows])).toEqual(sent.map(({ rows }) => [201, rows]))
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(files)
    expect(peakMegabytes(server.process.pid)).toBeLessThan(mostMegabytes)
  },
  sized(180_000, 1_800_000),
)
