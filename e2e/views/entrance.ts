import type { Page } from '@playwright/test'
import { answering, nothing, saying } from './answers.ts'
import type { View } from './view.ts'

const at = '2026-11-02T09:30:00.000Z'
const mail = (id: number, change: object) => ({
  id,
  to: 'ada@example.com',
  subject: '123456',
  template: 'verification',
  locale: 'en',
  state: 'sent',
  tries: 1,
  error: '',
  cc: [],
  files: [],
  createdAt: at,
  sentAt: at,
  ...change,
})
const content = { text: 'A B\n\n123456\n', html: '', link: '/admin/login' }

const mails = [
  mail(1, { state: 'waiting', sentAt: null, content }),
  mail(2, {}),
  mail(3, { state: 'failed', error: '550', to: 'grace@example.com' }),
]

const task = (id: number, change: object) => ({
  id,
  kind: 'digests',
  key: '',
  state: 'waiting',
  dueAt: at,
  attempts: 0,
  error: '',
  ...change,
})
const tasks = [
  task(1, { state: 'failed', attempts: 9, error: 'The database could not be reached' }),
  task(2, { kind: 'recurring', state: 'running', attempts: 1 }),
  task(3, { kind: 'cleaning' }),
]

const withMails = async (page: Page) => {
  await answering('**/api/outbox?*page*', mails)(page)
  await page.route('**/api/outbox?id=1', (route) => route.fulfill({ json: mails[0] }))
}

const troubled = {
  outgoing: { sentAt: at, stuckSince: '2026-11-02T10:00:00.000Z', error: '535 5.7.8' },
  mailbox: {
    name: 'support@example.com (imap.example.com, INBOX)',
    readAt: at,
    failingSince: '2026-11-02T10:05:00.000Z',
    error: '[AUTH]',
  },
}

const refusing = (json: object, headers: Record<string, string> = {}, status = 403) => ({
  prepare: (page: Page) => page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status, headers, json })),
  show: async (page: Page) => {
    await page.locator('input[type=email]').fill('ada@example.com')
    await page.locator('input[type=password]').fill('a harbour without lights')
    await page.keyboard.press('Enter')
    await page.locator('main form :is([role=alert], input[name=code])').first().waitFor()
  },
})

const wrongFields = async (page: Page) => {
  await page.locator('input[name=password]').fill('Password12')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const invited = [{ id: 1, email: 'grace@example.com', accessRole: 'admin', inviter: 'Clara Whitfield' }].map((one) => ({
  ...one,
  createdAt: at,
  sentAt: at,
  expiresAt: '2030-11-02T09:30:00.000Z',
}))

const inviting = async (page: Page) => {
  await page.locator('main button:has(.tabler-icon-mail-plus)').click()
  await page.locator('[role=dialog] section ul, [role=dialog] section p').first().waitFor()
}

export const entranceViews: readonly View[] = [
  { name: 'login-unverified', path: 'login', visitor: true, ...refusing({ code: 'ACCOUNT_UNVERIFIED', ticket: 'x' }) },
  {
    name: 'login-waiting',
    path: 'login',
    visitor: true,
    ...refusing({ code: 'too_many_requests' }, { 'Retry-After': '900' }, 429),
  },
  { name: 'login-code', path: 'login', visitor: true, ...refusing({ twoFactorRedirect: true }, {}, 200) },
  { name: 'register', path: 'register', visitor: true },
  { name: 'register-refused', path: 'register', visitor: true, show: wrongFields },
  { name: 'register-gone', path: 'register#invite=nonsense', visitor: true },
  { name: 'forget-password', path: 'forget-password', visitor: true },
  {
    name: 'forget-password-sent',
    path: 'forget-password',
    visitor: true,
    show: async (page) => {
      await page.locator('input[type=email]').fill('nobody@example.com')
      await page.keyboard.press('Enter')
      await page.locator('main p[role=status]').waitFor()
    },
  },
  { name: 'email-change-gone', path: 'email-change', visitor: true },
  {
    name: 'email-change',
    path: 'email-change#token=one',
    visitor: true,
    prepare: saying('**/api/email-change/look', { side: 'old', email: 'clara@whitfield.example' }),
  },
  { name: 'new-password', path: 'forget-password#token=nonsense', visitor: true },
  { name: 'verification', path: 'verification#ticket=nonsense', visitor: true },
  { name: 'verification-nothing', path: 'verification', visitor: true },
  { name: 'outbox', path: 'outbox', prepare: withMails },
  {
    name: 'outbox-trouble',
    path: 'outbox',
    prepare: async (page) => {
      await withMails(page)
      await saying('**/api/outbox/status', troubled)(page)
    },
    show: (page) => page.locator('main [role=alert]').last().waitFor(),
  },
  { name: 'outbox-first-use', path: 'outbox', prepare: nothing('**/api/outbox?*page*') },
  {
    name: 'outbox-mail',
    path: 'outbox',
    prepare: withMails,
    show: async (page) => {
      await page.locator('main button[lang]').first().click()
      await page.locator('[role=dialog] pre').waitFor()
    },
  },
  { name: 'system', path: 'system', prepare: answering('**/api/work?*page*', tasks) },
  { name: 'invitations', path: 'users', prepare: answering('**/api/invitations', invited), show: inviting },
  {
    name: 'session-ended',
    path: 'users/7',
    show: async (page) => {
      await page.route('**/api/users?*', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated' } }))
      await page.route('**/api/session', (route) => route.fulfill({ json: null }))
      await page.locator('main form input[name=name]').fill('Someone else')
      await page.keyboard.press('Control+Enter')
      await page.locator('[role=dialog] input[type=password]').waitFor()
    },
  },
]
