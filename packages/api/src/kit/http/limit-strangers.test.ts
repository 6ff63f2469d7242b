import { expect, test } from 'vitest'
import type { Db } from '../ports.ts'
import { limitStrangers } from './limit-strangers.ts'

test('strangers read so much in a minute from one address and then wait, others do not', async () => {
  let time = Date.UTC(2026, 10, 21, 12, 0, 15)
  // Reads are counted in memory.
  const ports = { db: {} as Db, now: () => new Date(time) }
  const read = (address: string) =>
    limitStrangers(ports, { method: 'GET' }, new Headers({ 'x-client-address': address }))

  for (let count = 0; count < 6000; count += 1) await read('203.0.113.7')
  await expect(read('203.0.113.7')).rejects.toMatchObject({ code: 'too_many_requests', more: { retryAfter: 45 } })
  await expect(read('203.0.113.8')).resolves.toBeUndefined()
  time += 45_000
  await expect(read('203.0.113.7')).resolves.toBeUndefined()
})
