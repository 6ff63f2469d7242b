import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

const mine = [
  { network: 'github', url: '@octocat' },
  { network: 'github', url: 'http://www.linkedin.com/in/octo/?trk=nav' },
]
const kept = [
  { network: 'github', url: 'https://github.com/octocat' },
  { network: 'linkedin', url: 'https://www.linkedin.com/in/octo' },
]

export const socialTests = ({ as }: Given): Tests<'social'> => ({
  read: () => {
    test('is empty at first', async () => {
      expect((await (await as('viewer')).get('/social-links')).json).toEqual({ links: [] })
    })
  },

  of: () => {
    test('shows those of a person, and does not find nobody', async () => {
      const [support, viewer] = [await as('support'), await as('viewer')]
      await support.put('/social-links', { links: mine })
      expect((await viewer.get('/social-links?id=4')).json).toEqual({ links: kept })
      expect((await viewer.get('/social-links?id=99')).status).toBe(404)
    })
  },

  save: () => {
    test('keeps handles and addresses as addresses, in their order, for oneself', async () => {
      const [support, viewer] = [await as('support'), await as('viewer')]
      expect((await support.put('/social-links', { links: mine })).json).toEqual({ links: kept })
      await support.put('/social-links', { links: kept.toReversed() })
      expect((await support.get('/social-links')).json).toEqual({ links: kept.toReversed() })
      expect((await viewer.get('/social-links')).json).toEqual({ links: [] })
    })

    test.each([
      [[{ network: 'github', url: 'https://example.com/x' }], 'links.0.url', 'invalid'],
      [[...mine, { network: 'github', url: 'GitHub.com/Octocat' }], 'links.2.url', 'taken'],
      [[{ network: 'myspace', url: 'x' }], 'links.0.network', 'choice'],
    ])('refuses %j', async (links, field, code) => {
      const { status, json } = await (await as('viewer')).put('/social-links', { links })
      expect([status, json.fields[field]?.code]).toEqual([422, code])
    })
  },
})
