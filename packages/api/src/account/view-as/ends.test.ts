import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
})
afterAll(() => testApp.close())

const signedIn = async (role: AccessRole): Promise<Client> => clientOf(await testApp.as(emailOf(role)))
const idOf = async (client: Client): Promise<number> => (await client.get('/me')).json.id

test('it ends with the right to it, and when the person may no longer be seen as', async () => {
  const [owner, second] = [await signedIn('owner'), await signedIn('owner')]
  const [admin, support] = [await signedIn('admin'), await signedIn('support')]
  const [mine, id] = [await idOf(owner), await idOf(support)]
  await owner.put(`/users?id=${await idOf(admin)}`, { accessRole: 'owner' })
  await owner.post('/view-as', { id, reason: 'They cannot find an order' })
  expect(await idOf(owner)).toBe(id)
  await second.put(`/users?id=${id}`, { accessRole: 'owner' })
  expect(await idOf(owner)).toBe(mine)
  await second.put(`/users?id=${id}`, { accessRole: 'support' })
  expect(await idOf(owner)).toBe(id)
  await admin.put(`/users?id=${mine}`, { accessRole: 'admin' })
  expect(await idOf(owner)).toBe(mine)
})
