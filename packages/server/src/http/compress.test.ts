import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { compressing } from './compress.ts'

test('a stream that breaks off breaks off for its reader too, however slow that one is', async () => {
  let breakOff = () => {}
  const source = new ReadableStream({
    start: (controller) => {
      breakOff = () => controller.error(new Error('too slow'))
    },
    // Hardly smaller when it is packed, so that it has to wait for its reader.
    pull: (controller) => controller.enqueue(randomBytes(65_536)),
  })
  const answer = compressing(async () => new Response(source, { headers: { 'content-type': 'text/csv' } }))
  const { body, headers } = await answer(new Request('http://x/', { headers: { 'accept-encoding': 'gzip' } }))
  expect(headers.get('content-encoding')).toBe('gzip')
  const reader = body?.getReader()
  await reader?.read()
  breakOff()
  await expect(reader?.closed).rejects.toThrow()
})
