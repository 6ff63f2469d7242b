import { createServer } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { allEndpoints } from '@quarterdeck/contract'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { addressOf, example } from '../../testing/example.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Opens a server that the API could be made to call, and records the calls. */
const listen = async () => {
  const called: string[] = []
  const server = createServer((_, response) => response.end()).on('connection', () => called.push('the listener'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // Everything above `fetch` and `http` opens its sockets here.
  const opened = vi.spyOn(Socket.prototype, 'connect')
  const { port } = server.address() as AddressInfo
  return { called, opened, port }
}

/** Returns true for the socket of this process's PostgreSQL. */
const isDatabase = (to: unknown) => typeof to === 'string' && to.includes('.s.PGSQL.')

test('no address that a client names is ever asked, wherever it is named', async () => {
  const { called, opened, port } = await listen()
  const first = [`https://127.0.0.1:${port}/a.png`, `http://127.0.0.1:${port}/a.png`, `127.0.0.1:${port}`]
  const headers = {
    'content-type': 'application/json',
    referer: `http://127.0.0.1:${port}/`,
    'x-forwarded-host': `127.0.0.1:${port}`,
    forwarded: `host=127.0.0.1:${port}`,
  }
  await testApp.reset()
  let send = await testApp.as('admin@quarterdeck.test')
  let taken = 0
  for (const [, endpoint] of allEndpoints) {
    const { method, body, accepts } = endpoint
    const named = body ? JSON.stringify(example(body, { first })) : `"http://127.0.0.1:${port}/a.png"`
    for (const path of [addressOf(endpoint), addressOf(endpoint, { first })]) {
      const { status } = await send({ method, path, headers, ...(method !== 'GET' && { body: named }) })
      if (status < 300 && named.includes('127.0.0.1') && body && !accepts) taken += 1
    }
    // Some requests sign out or delete the account.
    if ((await send({ method: 'GET', path: '/me' })).status === 200) continue
    await testApp.reset()
    send = await testApp.as('admin@quarterdeck.test')
  }
  testApp.resume()
  await testApp.idle()
  expect(called).toEqual([])
  expect(opened.mock.calls.filter(([to]) => !isDatabase(to))).toEqual([])
  // These passed the validation of the input.
  expect(taken).toBeGreaterThan(10)
})

test('a socket that is opened would be seen', async () => {
  const { called, opened, port } = await listen()
  await fetch(`http://127.0.0.1:${port}/a.png`)
  expect(called).toEqual(['the listener'])
  expect(opened).toHaveBeenCalled()
})
