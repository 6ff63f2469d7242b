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
        // A browser with one session keeps this person, who gets another address soon.
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

export const emailRevertTests = ({ as }: Given): Tests<'emailRevert'> => {
  const thief = 'thief@example.com'
  const old = emailOf('viewer')

  /** Has an administrator change somebody's address. Returns their id and the token sent to the previous address. */
  const stolen = async (): Promise<{ readonly id: number; readonly token: string }> => {
    const { id } = (await (await as('viewer')).get('/me')).json
    const owner = await as('owner')
    expect((await owner.put(`/users?id=${id}`, { email: thief })).status).toBe(200)
    const mail = await mailTo(owner, old, 'emailRevert')
    expect(mail.content.text).toContain(thief)
    expect(mail.content.link).toMatch(/^\/admin\/email-revert#token=/)
    return { id, token: linkOf(mail).get('token') ?? '' }
  }
  const take = async (token: string) => (await as('stranger')).post('/email-revert', { token })

  return {
    look: () => {
      test('says which address comes back, and changes nothing', async () => {
        const { id, token } = await stolen()
        const stranger = await as('stranger')
        expect((await stranger.post('/email-revert/look', { token })).json).toEqual({ email: old })
        const nonsense = await stranger.post('/email-revert/look', { token: 'nonsense' })
        expect([nonsense.status, nonsense.json.fields.token.code]).toEqual([422, 'invalid'])
        expect((await (await as('owner')).get(`/users?id=${id}`)).json.email).toBe(thief)
      })
    },
    complete: () => {
      test('gives the address back, once, ends what lets the thief in, and leads to a new password', async () => {
        const [stranger, owner] = [await as('stranger'), await as('owner')]
        const { id, token } = await stolen()
        // The attacker has set a new password by now and is signed in.
        await stranger.post('/password-reset', { email: thief })
        const theirs = linkOf(await mailTo(owner, thief, 'passwordReset')).get('token')
        const signIn = (email: string, password: string) => stranger.post('/auth/sign-in/email', { email, password })
        expect((await signIn(thief, 'quarterdeck-demo')).status).toBe(200)

        const taken = await take(token)
        expect([taken.status, taken.json.email]).toEqual([200, old])
        expect((await take(token)).status).toBe(422)
        expect((await owner.get(`/users?id=${id}`)).json.email).toBe(old)
        const password = 'a harbour without lights'
        const complete = (link: unknown) => stranger.post('/password-reset/complete', { token: link, password })
        expect((await complete(theirs)).status).toBe(422)
        expect((await complete(taken.json.token)).status).toBe(200)
        expect((await signIn(thief, password)).status).toBe(401)
        expect((await signIn(old, password)).status).toBe(200)
        const [entry] = (await owner.get(`/changes?entity=users&record=${id}`)).json
        expect(entry).toMatchObject({ actor: { id }, before: { email: thief }, after: { email: old } })
        await mailTo(owner, thief, 'notice')
      })

      test('is the first owner’s of the address, whatever was made of it since', async () => {
        const owner = await as('owner')
        const { id, token } = await stolen()
        expect((await owner.put(`/users?id=${id}`, { email: 'further@example.com' })).status).toBe(200)
        const later = linkOf(await mailTo(owner, thief, 'emailRevert')).get('token') ?? ''
        expect((await take(token)).json.email).toBe(old)
        expect((await take(later)).status).toBe(422)
      })

      test('says so where somebody else has the address by now', async () => {
        const { token } = await stolen()
        const person = { name: 'Somebody Else', email: old, role: 'IT Support', status: 'Pending' }
        expect((await (await as('owner')).post('/users', person)).status).toBe(201)
        const { status, json } = await take(token)
        expect([status, json.fields.email.code]).toEqual([422, 'taken'])
      })
    },
  }
}
