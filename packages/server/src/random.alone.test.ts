import { requestTo, type Sent, sized } from '@quarterdeck/api/testing'
import { allEndpoints } from '@quarterdeck/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frugal, frugalEnv } from '../../../scripts/frugal.mjs'
import { beside, expectHardlyNoticed, startAlone } from './testing/beside.ts'
import { signIn } from './testing/process.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? sized(5000, 100_000))
const seed = Number(process.env.FUZZ_SEED ?? 20_261_128)
const ofOneAtOnce = 5

/** Endpoints except event streams, which never end. */
const endpoints = allEndpoints.map(([, endpoint]) => endpoint).filter(({ answers }) => answers !== 'text/event-stream')

/** Random requests to one endpoint after the other, again and again. */
function* requestsFrom(first: number): Generator<Sent, never> {
  for (let round = first; ; round++)
    for (const endpoint of endpoints)
      yield* fc.sample(requestTo(endpoint), { numRuns: ofOneAtOnce, seed: seed + round * 1009 })
}

/** Users with many permissions who can't lock out the others. */
const senders = ['manager', 'support', undefined, 'manager'] as const
const emails = { manager: 'misaki.sato@quarterdeck.test', support: 'beatriz.almeida@quarterdeck.test' }

test(`${requests} random requests fail nothing, and others hardly notice`, { timeout: 900_000 }, async () => {
  const server = await startAlone({ options: frugal, env: frugalEnv })
  const owner = await server.as('admin@quarterdeck.test')
  const failed: unknown[] = []
  const count = new Map<number, number>()
  let left = requests

  const send = async ({ method, path, headers, body }: Sent, cookie: string | undefined) => {
    const sent = { ...headers, ...(cookie && { cookie }) }
    const response = await fetch(`${server.url}/api${path}`, { method, headers: sent, ...(body && { body }) })
    await response.arrayBuffer()
    count.set(response.status, (count.get(response.status) ?? 0) + 1)
    if (response.status >= 500) failed.push([response.status, method, path, body?.slice(0, 2000)])
    return response.status
  }
  const work = async (role: (typeof senders)[number], index: number) => {
    const enter = async () => role && (await signIn(server.url, emails[role]))
    let cookie = await enter()
    for (const request of requestsFrom(index * 10_000)) {
      if (left-- <= 0) return
      // Among the requests is the one that signs out.
      if ((await send(request, cookie)) === 401 && role) cookie = await enter()
    }
  }

  await beside(server, owner, (rounds) => rounds === 20)
  const quiet = await beside(server, owner, (rounds) => rounds === 60)
  const going = senders.map(work)
  const loud = await beside(server, owner, () => left <= 0)
  await Promise.all(going)
  const after = await beside(server, owner, (rounds) => rounds === 60)

  expect(failed).toEqual([])
  // They are understood in part.
  expect([count.get(200), count.get(422)]).toEqual([expect.any(Number), expect.any(Number)])
  expectHardlyNoticed(loud, [quiet, after], 0.99)
})
