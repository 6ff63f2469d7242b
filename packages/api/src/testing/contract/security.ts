import { expect, test } from 'vitest'
import { codeFor } from '../authenticator.ts'
import type { Client } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'

const password = 'quarterdeck-demo'

/** Signs in from another browser. */
const elsewhere = async ({ as }: Given, word = password) =>
  (await as('stranger')).post('/auth/sign-in/email', { email: emailOf('viewer'), password: word })

export const securityTests = (given: Given): Tests<'security'> => ({
  fresh: () => {
    test('wants the right password', async () => {
      const viewer = await given.as('viewer')
      const { status, json } = await viewer.post('/security/fresh', { password: 'not the password' })
      expect([status, json.fields.password.code]).toEqual([422, 'wrong'])
      expect((await viewer.post('/security/fresh', { password })).json.until > new Date().toISOString()).toBe(true)
    })
  },
  password: () => {
    test('is changed by who knows the old one, and ends the other sessions', async () => {
      const viewer = await given.as('viewer')
      await elsewhere(given)
      const wrong = await viewer.post('/security/password', { current: 'no', next: 'a longer one', endOthers: true })
      expect([wrong.status, wrong.json.fields.current.code]).toEqual([422, 'wrong'])
      const key = { 'idempotency-key': 'the same' }
      const change = { current: password, next: 'a longer password', endOthers: true }
      expect((await viewer.post('/security/password', change, key)).json).toEqual({ ended: 1 })
      // Responses with secrets aren't stored, so they aren't replayed.
      expect((await viewer.post('/security/password', change, key)).status).toBe(422)
      expect([(await elsewhere(given)).status, (await elsewhere(given, change.next)).status]).toEqual([401, 200])
    })
    test('is none that everybody has', async () => {
      const viewer = await given.as('viewer')
      const change = { current: 'quarterdeck-demo', next: 'P@ssw0rd2026!', endOthers: false }
      const { status, json } = await viewer.post('/security/password', change)
      expect([status, json.fields.next.code]).toEqual([422, 'common_password'])
      const reset = { token: 'any', password: 'P@ssw0rd2026!' }
      const { json: refused } = await (await given.as('stranger')).post('/password-reset/complete', reset)
      expect(refused.fields.password.code).toBe('common_password')
    })

    test('is told to its owner by mail', async () => {
      const viewer = await given.as('viewer')
      await viewer.post('/security/password', { current: password, next: 'a longer password', endOthers: false })
      const { json } = await (await given.as('admin')).get('/outbox')
      expect(json).toContainEqual(
        expect.objectContaining({ to: emailOf('viewer'), subject: 'Your password was changed' }),
      )
    })
  },
  history: () => {
    test('tells of sign-ins and changes, the newest first, and a page at a time', async () => {
      const viewer = await given.as('viewer')
      await viewer.post('/security/password', { current: password, next: password, endOthers: false })
      const { json } = await viewer.get('/security/history')
      expect(json.map(({ kind }: { kind: string }) => kind)).toEqual(['password_changed', 'signed_in'])
      expect((await viewer.get(`/security/history?before=${json[0].id}`)).json).toEqual([json[1]])
    })
  },
})

export const sessionListTests = (given: Given): Tests<'sessions'> => ({
  list: () => {
    test('has this session first, and the devices of the others by their names', async () => {
      const viewer = await given.as('viewer')
      await elsewhere(given)
      const { json } = await viewer.get('/sessions')
      expect(json.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
      expect(json[1]).toMatchObject({ browser: expect.any(String), system: expect.any(String) })
    })
  },
  end: () => {
    test('ends one of one’s own, and neither this one nor anybody else’s', async () => {
      const viewer = await given.as('viewer')
      await elsewhere(given)
      const [own, other] = (await viewer.get('/sessions')).json
      expect((await viewer.del(`/sessions?id=${own.id}`)).status).toBe(404)
      expect((await viewer.del(`/sessions?id=${other.id}`)).json).toEqual({ ended: 1 })
      expect((await viewer.get('/sessions')).json).toHaveLength(1)
      const owner = await given.as('owner')
      expect((await owner.del(`/sessions?id=${own.id}`)).status).toBe(404)
    })
  },
  endOthers: () => {
    test('leaves only this one', async () => {
      const viewer = await given.as('viewer')
      await elsewhere(given)
      await elsewhere(given)
      expect((await viewer.post('/sessions/end-others', {})).json).toEqual({ ended: 2 })
      expect((await viewer.get('/sessions')).json).toMatchObject([{ current: true }])
    })
  },
})

export const passkeyTests = ({ as }: Given): Tests<'passkeys'> => ({
  list: () => {
    test('is empty at first', async () => {
      expect((await (await as('viewer')).get('/passkeys')).json).toEqual([])
    })
  },
  options: () => {
    test('asks the browser for a passkey of this person that replaces a password', async () => {
      const { json } = await (await as('viewer')).post('/passkeys/options', {})
      expect(json).toMatchObject({
        rp: { name: 'Quarterdeck' },
        user: { name: expect.any(String) },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      expect(json.challenge.length).toBeGreaterThan(20)
    })
  },
  create: () => {
    test('takes nothing that no authenticator has made', async () => {
      const viewer = await as('viewer')
      expect((await viewer.post('/passkeys', { name: 'Mine', response: {} })).status).toBe(400)
      expect((await viewer.get('/passkeys')).json).toEqual([])
    })
  },
  rename: () => {
    test('knows only one’s own', async () => {
      expect((await (await as('viewer')).patch('/passkeys?id=1', { name: 'Mine' })).status).toBe(404)
    })
  },
  remove: () => {
    test('knows only one’s own', async () => {
      expect((await (await as('viewer')).del('/passkeys?id=1')).status).toBe(404)
    })
  },
})

const makeKey = async (client: Client, scope: readonly string[], days: number | null = 30) =>
  (await client.post('/api-keys', { name: 'Reports', scope, days })).json

export const apiKeyTests = ({ as }: Given): Tests<'apiKeys'> => ({
  list: () => {
    test('tells of one’s own keys without their secrets, and when they were last used', async () => {
      const [manager, stranger] = [await as('manager'), await as('stranger')]
      const { secret } = await makeKey(manager, ['orders:read'])
      await stranger.get('/orders?perPage=1', { authorization: `Bearer ${secret}` })
      const { json, text } = await manager.get('/api-keys')
      expect(json).toMatchObject([{ name: 'Reports', scope: ['orders:read'], lastUsedAt: expect.any(String) }])
      expect(text).not.toContain(secret)
      expect(secret.startsWith(json[0].start)).toBe(true)
    })
  },
  create: () => {
    test('makes a key that may do what its scope says, and nothing of the account itself', async () => {
      const [manager, stranger] = [await as('manager'), await as('stranger')]
      const { secret, apiKey } = await makeKey(manager, ['orders:read', 'orders:write'])
      const byKey = { authorization: `Bearer ${secret}` }
      expect(apiKey.expiresAt > new Date().toISOString()).toBe(true)
      expect((await stranger.get('/orders?perPage=1', byKey)).status).toBe(200)
      expect((await stranger.get('/users?perPage=1', byKey)).status).toBe(403)
      expect((await stranger.get('/bin?entity=products', byKey)).status).toBe(403)
      for (const path of ['/sessions', '/api-keys', '/security/history', '/two-factor'])
        expect((await stranger.get(path, byKey)).status).toBe(403)
      expect((await stranger.post('/sessions/end-others', {}, byKey)).status).toBe(403)
      expect((await stranger.get('/orders', { authorization: 'Bearer qd_unknown' })).status).toBe(401)
    })
    test('gives a key no more than its owner may do', async () => {
      const { status, json } = await (await as('viewer')).post('/api-keys', {
        name: 'Too much',
        scope: ['users:delete'],
        days: null,
      })
      expect([status, json.fields.scope.code]).toEqual([422, 'forbidden'])
    })
  },
  revoke: () => {
    test('ends a key at once', async () => {
      const [manager, stranger] = [await as('manager'), await as('stranger')]
      const { secret, apiKey } = await makeKey(manager, ['orders:read'])
      const ask = async () => (await stranger.get('/orders?perPage=1', { authorization: `Bearer ${secret}` })).status
      expect(await ask()).toBe(200)
      expect((await manager.del(`/api-keys?id=${apiKey.id}`)).json.name).toBe('Reports')
      expect(await ask()).toBe(401)
    })
  },
})

const turnOn = async (client: Client) => {
  const { secret } = (await client.post('/two-factor/start', { password })).json
  const code = await codeFor(secret)
  const { json } = await client.post('/two-factor/confirm', { code })
  return { codes: json.codes as string[], code }
}

export const twoFactorTests = (given: Given): Tests<'twoFactor'> => {
  const { as } = given
  return {
    read: () => {
      test('is off at first', async () => {
        expect((await (await as('viewer')).get('/two-factor')).json).toEqual({
          on: false,
          codesLeft: 0,
          requiredFrom: null,
        })
      })
    },
    start: () => {
      test('wants the password, and turns nothing on yet', async () => {
        const viewer = await as('viewer')
        expect((await viewer.post('/two-factor/start', { password: 'wrong' })).json.fields.password.code).toBe('wrong')
        const { json } = await viewer.post('/two-factor/start', { password })
        expect(json.uri).toContain(`secret=${json.secret}`)
        expect((await viewer.get('/two-factor')).json.on).toBe(false)
      })
    },
    confirm: () => {
      test('turns it on by a right code, with ten recovery codes, and a sign-in then stops for it', async () => {
        const viewer = await as('viewer')
        await viewer.post('/two-factor/start', { password })
        const wrong = await viewer.post('/two-factor/confirm', { code: '000000' })
        expect([wrong.status, wrong.json.fields.code.code]).toEqual([422, 'wrong'])
        const { codes } = await turnOn(viewer)
        expect(new Set(codes).size).toBe(10)
        expect((await viewer.get('/two-factor')).json).toMatchObject({ on: true, codesLeft: 10 })
        expect((await elsewhere(given)).json).toMatchObject({ twoFactorRedirect: true })
        expect((await viewer.get('/sessions')).json).toHaveLength(1)
      })
    },
    renew: () => {
      test('gives ten others', async () => {
        const viewer = await as('viewer')
        const { codes } = await turnOn(viewer)
        const { json } = await viewer.post('/two-factor/codes', { password })
        expect(json.codes).toHaveLength(10)
        expect(json.codes.some((code: string) => codes.includes(code))).toBe(false)
      })
    },
    stop: () => {
      test('takes no code twice', async () => {
        const viewer = await as('viewer')
        const { code } = await turnOn(viewer)
        const { status, json } = await viewer.post('/two-factor/stop', { code })
        expect([status, json.fields.code.code]).toEqual([422, 'wrong'])
        expect((await viewer.get('/two-factor')).json.on).toBe(true)
      })
    },
    policy: () => {
      test('asks nobody for it at first', async () => {
        expect((await (await as('admin')).get('/two-factor/policy')).json).toBeNull()
      })
    },
    demand: () => {
      test('says to whom it applies by when they need it', async () => {
        const admin = await as('admin')
        await admin.put('/two-factor/policy', { roles: ['viewer'], from: '2026-12-01' })
        expect((await admin.get('/two-factor/policy')).json).toEqual({ roles: ['viewer'], from: '2026-12-01' })
        expect((await admin.get('/two-factor')).json.requiredFrom).toBeNull()
        expect((await (await as('viewer')).get('/two-factor')).json.requiredFrom).toBe('2026-12-01T00:00:00.000Z')
      })
      test('leaves nothing but the way to it to whoever needs it now and has none', async () => {
        await (await as('admin')).put('/two-factor/policy', { roles: ['viewer'], from: '2026-01-01' })
        const viewer = await as('viewer')
        expect((await viewer.get('/users?perPage=1')).json.code).toBe('second_factor')
        expect((await viewer.get('/me')).json.needsSecondFactor).toBe(true)
        await turnOn(viewer)
        expect((await viewer.get('/users?perPage=1')).status).toBe(200)
        expect((await viewer.get('/me')).json.needsSecondFactor).toBe(false)
      })
    },
    of: () => {
      test('tells who decides on it, and does not know strangers', async () => {
        const admin = await as('admin')
        expect((await admin.get('/two-factor/of?id=1')).json).toEqual({ on: false })
        expect((await admin.get('/two-factor/of?id=999')).status).toBe(404)
      })
    },
    reset: () => {
      test('lets somebody in again who has lost it, and no administrator near an owner', async () => {
        const viewer = await as('viewer')
        const { id } = (await viewer.get('/me')).json
        await turnOn(viewer)
        const admin = await as('admin')
        const reset = { id, reason: 'Lost their phone' }
        expect((await admin.post('/two-factor/reset', { id: 1, reason: 'Curious' })).status).toBe(403)
        expect((await admin.post('/two-factor/reset', reset)).json).toEqual({ reset: true })
        expect((await admin.post('/two-factor/reset', reset)).json).toEqual({ reset: false })
        expect((await elsewhere(given)).json.user).toBeTruthy()
      })
    },
  }
}
