import { allEndpoints } from '@quarterdeck/contract'
import { type Endpoint, isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { accessRoles, may } from '@quarterdeck/contract/kit/permission'
import { describe, expect, test } from 'vitest'
import { type Client, clientOf } from '../client.ts'
import type { Home } from '../home.ts'
import { emailOf, type Given } from './given.ts'

const ask = (client: Client, { method, path, by }: Endpoint) => {
  const place = by ? `${path}?id=0` : path
  const verbs = { GET: client.get, POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.del }
  return verbs[method](place)
}

/** Returns true if the response says that no mail is accepted, which applies to everyone. */
const isClosed = ({ needs }: Endpoint, status: number) => needs === 'inbound-secret' && status === 403

/** Tests every endpoint with every access role and without a session. */
export const accessTests = ({ as }: Given): void => {
  describe('who may do what', () => {
    test('a stranger is let in nowhere but where anyone is', async () => {
      const stranger = await as('stranger')
      for (const [name, endpoint] of allEndpoints) {
        const { status } = await ask(stranger, endpoint)
        expect({ name, refused: status === 401 || isClosed(endpoint, status) }).toEqual({
          name,
          refused: endpoint.needs !== 'anyone',
        })
      }
    })

    test.each(accessRoles)('a person with the role %s gets what it grants and nothing else', async (role) => {
      const client = await as(role)
      for (const [name, endpoint] of allEndpoints) {
        const { status } = await ask(client, endpoint)
        const free = !isForPeople(endpoint) || endpoint.needs === 'session'
        expect({ name, refused: status === 403 && !isClosed(endpoint, status) }).toEqual({
          name,
          refused: !free && !may(role, endpoint.needs as Parameters<typeof may>[1]),
        })
        expect(status).toBeLessThan(500)
      }
    })
  })
}

/** Tests rules for all requests. */
export const commonTests = ({ as }: Given, home: () => Home): void => {
  describe('every request', () => {
    test('to an unknown address is not found, to an unknown method refused', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/nonsense')).status).toBe(404)
      const refused = await viewer.put('/reviews/facets', {})
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    })

    test('has a limit', async () => {
      const admin = await as('admin')
      const { status, json } = await admin.post('/users', { name: 'x'.repeat(1_500_000), email: 'x@example.com' })
      expect([status, json.code]).toEqual([413, 'too_large'])
    })

    test('is described in the OpenAPI document', async () => {
      const { json } = await (await as('stranger')).get('/openapi.json')
      expect(json.openapi).toMatch(/^3\.1/)
      for (const [, { method, path }] of allEndpoints) {
        expect(json.paths[`/api${path}`][method.toLowerCase()].operationId).toBeTruthy()
      }
    })

    test('with wrong sign-in details gets no session, and the same answer for known and unknown people', async () => {
      const stranger = await as('stranger')
      const known = await stranger.post('/auth/sign-in/email', { email: emailOf('owner'), password: 'wrong password' })
      const unknown = await stranger.post('/auth/sign-in/email', {
        email: 'nobody@example.com',
        password: 'wrong password',
      })
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
      expect(known.status).toBe(401)
    })

    test('after signing out is a stranger’s', async () => {
      const viewer = clientOf(await home().as(emailOf('viewer')))
      expect((await viewer.get('/me')).status).toBe(200)
      expect((await viewer.post('/auth/sign-out', {})).status).toBe(200)
      expect((await viewer.get('/me')).status).toBe(401)
    })
  })
}
