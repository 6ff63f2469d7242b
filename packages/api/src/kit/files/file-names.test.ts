import { allEndpoints } from '@quarterdeck/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const odd = 'a"; filename*=UTF-8\'\'b.exe; x="山田 ünï'
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

test('every file has a name of ours, whatever people and files are called', async () => {
  for (const id of [2, 3, 6]) expect((await owner.put(`/users?id=${id}`, { name: odd })).status).toBe(200)
  const fileName = encodeURIComponent(`${odd}.csv`)
  const up = await owner.post(`/imports?entity=users&fileName=${fileName}`, 'name,email\nx,y\n', {
    'content-type': 'text/csv',
  })
  expect([up.status, up.json.fileName]).toEqual([201, `${odd}.csv`])
  await owner.put(`/imports?id=${up.json.id}`, { mapping: { name: 0, email: 1 } })
  const named = new Map<string, string>()
  const files = allEndpoints.filter(([, { method, answers }]) => method === 'GET' && answers !== undefined)
  for (const [, { path }] of files) {
    for (const query of ['', '?id=INV-001', '?id=9', '?customerId=6', '?customerId=3', `?id=${up.json.id}`]) {
      const { status, headers } = await owner.get(path + query)
      const name = headers.get('content-disposition')
      if (status === 200 && name) named.set(path + query, name)
    }
  }
  expect([...named.keys()].map((path) => path.split('?')[0])).toEqual(
    expect.arrayContaining([
      '/users/export.csv',
      '/invoices/document.pdf',
      '/imports/rejected.csv',
      '/receivables/statement.pdf',
    ]),
  )
  for (const [path, name] of named)
    expect([path, name]).toEqual([path, expect.stringMatching(/^attachment; filename="[#\w.-]+"$/)])
})

test('no line break of a name reaches a header', async () => {
  for (const sign of ['\r\nset-cookie: a=b', '\n', '\u0000', '\u2028']) {
    const fileName = encodeURIComponent(`a${sign}.csv`)
    const { status, headers } = await owner.post(`/imports?entity=users&fileName=${fileName}`, 'name,email\nx,y\n', {
      'content-type': 'text/csv',
    })
    expect([sign, status < 500, headers.get('set-cookie')]).toEqual([sign, true, null])
    const titled = await owner.get(`/users/export.csv?titles=${encodeURIComponent(`{"name":"a${sign}"}`)}`)
    expect([sign, titled.status < 500, titled.headers.get('set-cookie')]).toEqual([sign, true, null])
  }
})
