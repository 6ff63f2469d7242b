import { allEndpoints } from '@quarterdeck/contract'
import { describe, expect, test } from 'vitest'
import type { Home } from '../home.ts'
import type { Given, Tests } from './given.ts'

export const statusTests = ({ as }: Given): Tests<'status'> => ({
  read: () => {
    test('tells anyone that the product is open', async () => {
      const { status, json } = await (await as('stranger')).get('/status')
      expect([status, json]).toEqual([200, { maintenance: null }])
    })
  },
})

export const maintenanceTests = ({ as }: Given, home: () => Home): void => {
  describe('maintenance', () => {
    const isOn = async () => (await (await as('stranger')).get('/status')).json.maintenance !== null
    const close = async (seconds: number, message = 'New engines') => {
      await home().maintain({ seconds, message })
      await expect.poll(isOn, { timeout: 10_000 }).toBe(true)
    }
    const open = async () => {
      await home().maintain(null)
      await expect.poll(isOn, { timeout: 10_000 }).toBe(false)
    }

    test('answers 503 to every call but the one that tells of it, and nothing is written', async () => {
      const [admin, stranger] = [await as('admin'), await as('stranger')]
      await close(3600)
      try {
        const { json } = await stranger.get('/status')
        expect(json.maintenance.message).toBe('New engines')
        expect(Date.parse(json.maintenance.until)).toBeGreaterThan(Date.now())
        const paths = new Set(allEndpoints.map(([, { path }]) => path))
        const those = allEndpoints.filter(
          ([, { method, openDuring }]) => method === 'GET' && openDuring?.includes('maintenance'),
        )
        const isOpen = new Set<string>(those.map(([, { path }]) => path))
        for (const path of [...paths, '/openapi.json']) {
          if (isOpen.has(path)) continue
          const refused = await admin.get(path)
          expect({ path, status: refused.status, code: refused.json.code }).toEqual({
            path,
            status: 503,
            code: 'maintenance',
          })
          expect(refused.json.message).toBe('New engines')
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
        }
        const draft = { name: 'Late Comer', email: 'late@example.com' }
        expect((await admin.post('/users', draft)).status).toBe(503)
        expect((await stranger.post('/auth/sign-in/email', {})).status).toBe(503)
      } finally {
        await open()
      }
      expect((await admin.get('/users?q=late')).json).toEqual([])
    })

    test('is over by itself when its time has passed', async () => {
      const viewer = await as('viewer')
      await close(3)
      try {
        await expect.poll(async () => (await viewer.get('/me')).status, { timeout: 10_000 }).toBe(200)
        expect((await viewer.get('/status')).json).toEqual({ maintenance: null })
      } finally {
        await open()
      }
    })
  })
}
