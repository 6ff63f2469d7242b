import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'
import { linkOf, mailTo } from './mails.ts'

const wanted = 'layla.new@example.com'

export const emailChangeTests = ({ as }: Given): Tests<'emailChange'> => {
  const tokenTo = async (to: string, template: string) =>
    linkOf(await mailTo(await as('owner'), to, template)).get('token') ?? ''
  const ask = async (email = wanted): Promise<Client> => {
    const viewer = await as('viewer')
    expect((await viewer.post('/me/email', { email })).status).toBe(202)
    return viewer
  }
  const answer = async (token: string, agree: boolean) =>
    (await as('stranger')).post('/email-change/answer', { token, agree })

  return {
    read: () => {
      test('answers the address that there is', async () => {
        const { json } = await (await as('viewer')).get('/me/email')
        expect(json).toEqual({ email: emailOf('viewer'), pending: null })
      })
    },
    ask: () => {
      test('writes to both addresses, and changes nothing yet, whichever answers first', async () => {
        const viewer = await ask()
        const state = (await viewer.get('/me/email')).json
        expect(state).toMatchObject({ email: emailOf('viewer'), pending: { email: wanted, approved: false } })
        const confirmed = await answer(await tokenTo(wanted, 'emailConfirmation'), true)
        expect(confirmed.json).toEqual({ result: 'waiting' })
        expect((await viewer.get('/me/email')).json.pending).toMatchObject({ approved: false, confirmed: true })
      })

      test('tells nobody that an address is known, but its owner', async () => {
        const [viewer, owner] = [await as('viewer'), await as('owner')]
        const known = await viewer.post('/me/email', { email: emailOf('manager').toUpperCase() })
        expect([known.status, known.json.pending.email]).toEqual([202, emailOf('manager')])
        await mailTo(owner, emailOf('manager'), 'emailTaken')
        expect((await owner.get(`/outbox?q=${emailOf('manager')}&template=emailConfirmation`)).json).toEqual([])
        const approved = await answer(await tokenTo(emailOf('viewer'), 'emailApproval'), true)
        expect(approved.json).toEqual({ result: 'waiting' })
        expect((await viewer.post('/me/email', { email: emailOf('viewer') })).status).toBe(422)
      })
    },
    resend: () => {
      test('waits its time, and says how long', async () => {
        const viewer = await as('viewer')
        expect((await viewer.post('/me/email/resend')).status).toBe(404)
        await ask()
        const { status, headers } = await viewer.post('/me/email/resend')
        expect(status).toBe(429)
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(30)
      })
    },
    cancel: () => {
      test('makes the links worthless, and is remembered without an address', async () => {
        const viewer = await ask()
        const token = await tokenTo(wanted, 'emailConfirmation')
        expect((await viewer.del('/me/email')).json).toEqual({ email: emailOf('viewer'), pending: null })
        expect((await answer(token, true)).status).toBe(422)
        const { json } = await viewer.get('/security/history')
        const changes = json.filter(({ kind }: Json) => kind.startsWith('email_change'))
        expect(changes.slice(0, 2)).toMatchObject([
          { kind: 'email_change_cancelled', about: '' },
          { kind: 'email_change_asked', about: '' },
        ])
      })
    },
    look: () => {
      test('says what a link is about', async () => {
        await ask()
        const stranger = await as('stranger')
        const token = await tokenTo(emailOf('viewer'), 'emailApproval')
        expect((await stranger.post('/email-change/look', { token })).json).toEqual({ side: 'old', email: wanted })
        expect((await stranger.post('/email-change/look', { token: 'nonsense' })).status).toBe(422)
      })
    },
    answer: () => {
      test('takes no link of before somebody else changed the address', async () => {
        const viewer = await ask()
        const { id } = (await viewer.get('/me')).json
        const [old, fresh] = [
          await tokenTo(emailOf('viewer'), 'emailApproval'),
          await tokenTo(wanted, 'emailConfirmation'),
        ]
        await (await as('owner')).put(`/users?id=${id}`, { email: 'moved@example.com' })
        expect((await answer(old, true)).status).toBe(422)
        expect((await answer(fresh, true)).status).toBe(422)
      })

      test('changes the address when both have agreed, once, and tells both', async () => {
        const [viewer, owner] = [await ask(), await as('owner')]
        const [old, fresh] = [
          await tokenTo(emailOf('viewer'), 'emailApproval'),
          await tokenTo(wanted, 'emailConfirmation'),
        ]
        // A browser that is one person at a time stays with this one from here on: they sign in with another address soon.
        const { id } = (await viewer.get('/me')).json
        expect((await answer(old, true)).json).toEqual({ result: 'waiting' })
        expect((await answer(fresh, true)).json).toEqual({ result: 'changed' })
        expect((await answer(fresh, true)).status).toBe(422)
        expect((await viewer.get('/me/email')).json).toEqual({ email: wanted, pending: null })
        expect((await viewer.get('/notices')).json.notices[0]).toMatchObject({ event: 'email_changed' })
        await mailTo(owner, emailOf('viewer'), 'notice')
        await mailTo(owner, wanted, 'notice')
        const [entry] = (await owner.get(`/changes?entity=users&record=${id}`)).json
        expect(entry).toMatchObject({ actor: { id }, after: { email: wanted } })
      })

      test('ends it where the address that there is does not want it', async () => {
        const viewer = await ask()
        const fresh = await tokenTo(wanted, 'emailConfirmation')
        expect((await answer(await tokenTo(emailOf('viewer'), 'emailApproval'), false)).json).toEqual({
          result: 'cancelled',
        })
        expect((await answer(fresh, true)).status).toBe(422)
        expect((await viewer.get('/me/email')).json).toEqual({ email: emailOf('viewer'), pending: null })
      })
    },
  }
}
