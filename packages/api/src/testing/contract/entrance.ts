import { describe, expect, test } from 'vitest'
import type { Client } from '../client.ts'
import { changeOfUsers, emailOf, type Given, type Tests } from './given.ts'
import { linkOf, mailTo } from './mails.ts'

const password = 'a harbour without lights'
const draft = { name: 'Ada Byron', email: 'Ada@example.com', password, locale: 'de' }
const signIn = (client: Client, email: string, secret: string, headers?: Record<string, string>) =>
  client.post('/auth/sign-in/email', { email, password: secret }, headers)

export const registrationTests = ({ as }: Given): Tests<'registration'> => ({
  create: () => {
    test('leads by the code of a mail to an account that waits for approval, and is told of the decision', async () => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      const { status, json } = await stranger.post('/registration', draft)
      expect([status, json.email]).toEqual([202, 'ada@example.com'])
      expect(Date.parse(json.resendAt)).toBeGreaterThan(Date.now())
      expect((await owner.get('/users?q=ada@example.com')).json).toEqual([])
      const early = await signIn(stranger, draft.email, password)
      expect([early.status, early.json.code, early.json.ticket]).toEqual([403, 'ACCOUNT_UNVERIFIED', json.ticket])

      const mail = await mailTo(owner, 'ada@example.com', 'verification')
      expect(mail).toMatchObject({ locale: 'de', state: 'waiting', to: 'ada@example.com' })
      expect(mail.subject).toContain('Bestätigungscode')
      const { ticket = '', code = '' } = Object.fromEntries(linkOf(mail))
      expect(mail.content.text).toContain(code)
      const { json: verified } = await stranger.post('/registration/verify', { ticket, code })
      expect(verified.result).toBe('confirmed')
      expect((await stranger.post('/registration/verify', { ticket, code })).json.result).toBe('expired')

      const waiting = await signIn(stranger, draft.email, password)
      expect([waiting.status, waiting.json.code]).toEqual([403, 'ACCOUNT_PENDING'])
      const [user] = (await owner.get('/users?q=ada@example.com')).json
      expect(user).toMatchObject({ name: 'Ada Byron', status: 'Pending', accessRole: 'viewer' })
      const { json: told } = await (await as('owner')).get('/notices')
      expect(told.notices[0]).toMatchObject({ event: 'user_pending', data: { user: user.id, name: 'Ada Byron' } })
      const reject = { status: 'Rejected', reason: 'Nobody knows you' }
      expect((await owner.put(`/users?id=${user.id}`, reject)).status).toBe(200)
      const rejected = await mailTo(owner, 'ada@example.com', 'rejected')
      expect(rejected.content.text).toContain('Nobody knows you')
      expect((await signIn(stranger, draft.email, password)).json.code).toBe('ACCOUNT_REJECTED')
      // Bulk changes follow the same rules.
      const all = changeOfUsers([user.id], { status: 'Active' })
      expect((await owner.post('/jobs', all)).json.changed).toBe(1)
      expect((await mailTo(owner, 'ada@example.com', 'approved')).content.link).toBe('/admin/login')
      expect((await signIn(stranger, draft.email, password)).status).toBe(200)
    })

    test('tells nobody that an address is known, but its owner', async () => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      const email = emailOf('manager')
      const { status, json } = await stranger.post('/registration', { ...draft, email })
      expect([status, Object.keys(json)]).toEqual([202, ['ticket', 'email', 'resendAt']])
      expect((await mailTo(owner, email, 'accountExists')).content.link).toBe('/admin/login')
      expect((await owner.get('/outbox?template=verification')).json).toEqual([])
      const tried = await stranger.post('/registration/verify', { ticket: json.ticket, code: '123456' })
      expect(tried.json).toEqual({ result: 'wrong', triesLeft: 4 })
    })

    test('refuses a password that is short, that everybody has, or that is one row of keys', async () => {
      const stranger = await as('stranger')
      for (const [bad, code] of [
        ['short', 'too_short'],
        ['P@ssw0rd2026!', 'common_password'],
        ['Quarterdeck2026!', 'common_password'],
        ['abcdefghijkl', 'common_password'],
        ['1212121212', 'common_password'],
      ]) {
        const { status, json } = await stranger.post('/registration', { ...draft, password: bad })
        expect([bad, status, json.fields?.password?.code]).toEqual([bad, 422, code])
      }
    })
  },
  verify: () => {
    test('takes five wrong codes and then none at all', async () => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      const { ticket } = (await stranger.post('/registration', draft)).json
      const code = linkOf(await mailTo(owner, 'ada@example.com', 'verification')).get('code') ?? ''
      const wrong = code === '000000' ? '000001' : '000000'
      for (const triesLeft of [4, 3, 2, 1, 0]) {
        const { json } = await stranger.post('/registration/verify', { ticket, code: wrong })
        expect(json).toEqual({ result: 'wrong', triesLeft })
      }
      expect((await stranger.post('/registration/verify', { ticket, code })).json.result).toBe('expired')
      expect((await stranger.post('/registration/verify', { ticket: 'nonsense', code })).json.result).toBe('expired')
    })
  },
  resend: () => {
    test('waits its time, and says how long', async () => {
      const stranger = await as('stranger')
      const { ticket } = (await stranger.post('/registration', draft)).json
      const { status, json, headers } = await stranger.post('/registration/resend', { ticket, email: 'x@example.com' })
      expect([status, json.code]).toEqual([429, 'too_many_requests'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(20)
      expect((await stranger.post('/registration/resend', { ticket: 'nonsense' })).status).toBe(404)
    })
  },
})

export const passwordResetTests = ({ as }: Given): Tests<'passwordReset'> => ({
  request: () => {
    test('answers the same for everybody', async () => {
      const stranger = await as('stranger')
      const [known, unknown] = [
        await stranger.post('/password-reset', { email: emailOf('viewer') }),
        await stranger.post('/password-reset', { email: 'nobody@example.com' }),
      ]
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
      const owner = await as('owner')
      expect((await mailTo(owner, emailOf('viewer'), 'passwordReset')).content.link).toMatch(
        /^\/admin\/forget-password#token=/,
      )
      expect((await owner.get('/outbox?q=nobody@example.com')).json).toEqual([])
    })

    test('keeps the link of an owner from administrators', async () => {
      await (await as('stranger')).post('/password-reset', { email: emailOf('owner') })
      const { id, content } = await mailTo(await as('owner'), emailOf('owner'), 'passwordReset')
      expect(content.text).toContain('token=')
      expect((await (await as('admin')).get(`/outbox?id=${id}`)).json.content).toBeNull()
    })
  },
  complete: () => {
    test('sets the password once, ends all sessions and tells the owner', async () => {
      const [stranger, viewer, owner] = [await as('stranger'), await as('viewer'), await as('owner')]
      const email = emailOf('viewer')
      await stranger.post('/password-reset', { email })
      const token = linkOf(await mailTo(owner, email, 'passwordReset')).get('token')
      expect((await stranger.post('/password-reset/complete', { token, password: 'short' })).status).toBe(422)
      expect((await viewer.get('/me')).status).toBe(200)
      expect((await stranger.post('/password-reset/complete', { token, password })).status).toBe(200)
      expect((await viewer.get('/me')).status).toBe(401)
      const again = await stranger.post('/password-reset/complete', { token, password: `${password}!` })
      expect([again.status, again.json.fields.token.code]).toEqual([422, 'invalid'])
      await mailTo(owner, email, 'passwordChanged')
      expect((await signIn(stranger, email, 'quarterdeck-demo')).status).toBe(401)
      expect((await signIn(stranger, email, password)).status).toBe(200)
    })

    /** Returns the link of the mail that is sent now. */
    const linkFor = async (email: string, before?: string): Promise<string> => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      expect((await stranger.post('/password-reset', { email })).status).toBe(202)
      let token = ''
      await expect
        .poll(
          async () => {
            token = linkOf(await mailTo(owner, email, 'passwordReset')).get('token') ?? ''
            return token
          },
          { timeout: 10_000 },
        )
        .not.toBe(before ?? '')
      return token
    }
    const use = async (token: string) =>
      (await (await as('stranger')).post('/password-reset/complete', { token, password })).status

    test('takes only the newest link, and no other once one was used', async () => {
      const first = await linkFor(emailOf('viewer'))
      const second = await linkFor(emailOf('viewer'), first)
      expect(await use(first)).toBe(422)
      expect(await use(second)).toBe(200)
      expect(await use(first)).toBe(422)
    })

    const current = 'quarterdeck-demo'
    test.each<[string, (id: number) => Promise<unknown>]>([
      [
        'they change their password',
        async () => (await as('viewer')).post('/security/password', { current, next: password, endOthers: false }),
      ],
      ['they sign out everywhere', async () => (await as('viewer')).post('/sessions/end-others')],
      [
        'they have another address',
        async (id) => (await as('owner')).put(`/users?id=${id}`, { email: 'moved@example.com' }),
      ],
      [
        'they are banned, also for a moment',
        async (id) => {
          for (const status of ['Banned', 'Active'])
            await (await as('owner')).post('/jobs', changeOfUsers([id], { status }))
        },
      ],
    ])('takes no link of before %s', async (_, act) => {
      const { id } = (await (await as('viewer')).get('/me')).json
      const token = await linkFor(emailOf('viewer'))
      await act(id)
      expect(await use(token)).toBe(422)
    })
  },
})

const invite = { email: 'Grace@example.com', accessRole: 'support', locale: 'ja' }

export const invitationTests = ({ as }: Given): Tests<'invitations'> => ({
  list: () => {
    test('has those that are open', async () => {
      const admin = await as('admin')
      expect((await admin.get('/invitations')).json).toEqual([])
      const { json } = await admin.post('/invitations', invite)
      expect((await admin.get('/invitations')).json).toEqual([json])
    })
  },
  create: () => {
    test('writes a mail in its language, once for each address, and nobody gives more than they may', async () => {
      const [admin, owner] = [await as('admin'), await as('owner')]
      const { status, json } = await admin.post('/invitations', invite)
      expect([status, json]).toMatchObject([201, { email: 'grace@example.com', accessRole: 'support' }])
      expect((await mailTo(owner, 'grace@example.com', 'invitation')).locale).toBe('ja')
      for (const email of ['grace@EXAMPLE.com', emailOf('viewer')]) {
        const { status, json } = await admin.post('/invitations', { ...invite, email })
        expect([status, json.fields.email.code]).toEqual([422, 'taken'])
      }
      const { json: refused } = await admin.post('/invitations', {
        ...invite,
        email: 'o@example.com',
        accessRole: 'owner',
      })
      expect(refused.fields.accessRole.code).toBe('forbidden')
    })
  },
  resend: () => {
    test('makes the link before worthless', async () => {
      const [admin, stranger] = [await as('admin'), await as('stranger')]
      const { id } = (await admin.post('/invitations', invite)).json
      const tokenNow = async () => (await admin.get(`/invitations/link?id=${id}`)).json.link.split('invite=')[1]
      const before = await tokenNow()
      expect((await admin.post(`/invitations/resend?id=${id}`)).status).toBe(200)
      expect((await stranger.post('/invitations/look', { token: before })).status).toBe(422)
      expect((await stranger.post('/invitations/look', { token: await tokenNow() })).status).toBe(200)
    })
  },
  revoke: () => {
    test('makes it worthless', async () => {
      const [admin, stranger] = [await as('admin'), await as('stranger')]
      const { id } = (await admin.post('/invitations', invite)).json
      const token = (await admin.get(`/invitations/link?id=${id}`)).json.link.split('invite=')[1]
      expect((await admin.del(`/invitations?id=${id}`)).status).toBe(200)
      expect((await stranger.post('/invitations/look', { token })).json.fields.token.code).toBe('invalid')
      expect((await admin.del(`/invitations?id=${id}`)).status).toBe(404)
    })
  },
  link: () => {
    test('is nobody’s who may not give that role', async () => {
      const [admin, owner] = [await as('admin'), await as('owner')]
      const { id } = (await owner.post('/invitations', { ...invite, accessRole: 'owner' })).json
      expect((await owner.get(`/invitations/link?id=${id}`)).json.link).toContain('/admin/register#invite=')
      expect((await admin.get(`/invitations/link?id=${id}`)).status).toBe(422)
    })
  },
  look: () => {
    test('says who invites whom', async () => {
      const [admin, stranger, owner] = [await as('admin'), await as('stranger'), await as('owner')]
      await admin.post('/invitations', invite)
      const token = linkOf(await mailTo(owner, 'grace@example.com', 'invitation')).get('invite')
      const { json } = await stranger.post('/invitations/look', { token })
      expect(json).toMatchObject({ email: 'grace@example.com', accessRole: 'support' })
      expect((await stranger.post('/invitations/look', { token: 'nonsense' })).status).toBe(422)
    })
  },
  accept: () => {
    test('opens the account at once, with its role, and only once', async () => {
      const [admin, stranger, owner] = [await as('admin'), await as('stranger'), await as('owner')]
      await admin.post('/invitations', invite)
      const token = linkOf(await mailTo(owner, 'grace@example.com', 'invitation')).get('invite')
      const answer = { token, name: 'Grace Hopper', password, locale: 'ja', terms: true }
      expect(await stranger.post('/invitations/accept', answer)).toMatchObject({
        status: 201,
        json: { email: 'grace@example.com' },
      })
      expect((await signIn(stranger, 'grace@example.com', password)).status).toBe(200)
      const [user] = (await owner.get('/users?q=grace@example.com')).json
      expect(user).toMatchObject({ name: 'Grace Hopper', status: 'Active', accessRole: 'support' })
      expect((await stranger.post('/invitations/accept', answer)).status).toBe(422)
      expect((await owner.get('/invitations')).json).toEqual([])
    })
  },
})

export const signInTests = ({ as }: Given): void => {
  describe('signing in', () => {
    test('waits after too many wrong passwords, and no less where nobody has that address', async () => {
      const stranger = await as('stranger')
      for (const email of [emailOf('viewer'), 'nobody@example.com']) {
        const tries = Array.from({ length: 12 }, () => signIn(stranger, email, 'not the password'))
        const answers = await Promise.all(tries)
        const refused = answers.filter(({ status }) => status === 429)
        expect([email, answers.every(({ status }) => status === 401 || status === 429)]).toEqual([email, true])
        expect(refused.length).toBeGreaterThan(0)
        for (const { json, headers } of refused) {
          expect([json.code, Number(headers.get('retry-after')) > 0]).toEqual(['too_many_requests', true])
        }
      }
    })
  })
}
