import type { Page } from '@playwright/test'
import type { View } from './view.ts'

const person = { id: 7, name: 'Νίκος Παπαδόπουλος', image: '', accessRole: 'viewer' }
const createdAt = '2026-11-20T09:30:00.000Z'

const answer =
  (path: string, json: object, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }))

const told = [
  { event: 'access_asked', data: { by: person.name, permission: 'orders:refund' }, isNew: true },
  { event: 'order_returned', data: { order: 12, customer: 'Clara Whitfield' }, isNew: true },
  { event: 'mentioned', data: { by: 'Jörg Müller', order: 3, note: 1 }, isNew: false },
  { event: 'password_changed', data: {}, isNew: false },
].map((notice, index) => ({ ...notice, id: 9 - index, createdAt }))

const links = [
  { network: 'linkedin', url: 'https://www.linkedin.com/in/clara-whitfield' },
  { network: 'github', url: 'https://github.com/a-handle-that-is-about-as-long-as-they-come' },
]

export const accessViews: readonly View[] = [
  { name: 'access', path: 'users/access' },
  {
    name: 'access-asked',
    path: 'users/access',
    prepare: answer('**/api/access/requests', [
      {
        id: 1,
        permission: 'orders:refund',
        reason: 'I answer what customers ask',
        state: 'waiting',
        person,
        createdAt,
      },
    ]),
    show: (page) => page.locator('main form, main ul li').first().waitFor(),
  },
  {
    name: 'forbidden',
    path: 'users/bin',
    prepare: answer('**/api/bin?*', { code: 'forbidden', message: 'No', needs: 'users:delete' }, 403),
  },
  {
    name: 'bell-told',
    path: 'users/access',
    prepare: answer('**/api/notices', { unread: 2, more: true, notices: told }),
    show: async (page) => {
      await page.locator('header [data-view=bell]:visible').click()
      await page.locator('[role=dialog] summary').first().click()
    },
  },
  {
    name: 'settings-notification',
    path: 'settings/notification',
    prepare: answer('**/api/notices/settings', {
      channels: { mentioned: { product: true, mail: true, digest: false } },
      quiet: { from: '22:00', to: '07:00' },
      digestAt: '08:00',
      timeZone: 'Europe/Berlin',
    }),
  },
  {
    name: 'settings-notification-test',
    path: 'settings/notification',
    prepare: answer('**/api/notices/test', {
      product: true,
      mail: { at: '2026-11-22T06:00:00.000Z', waits: true },
      digest: '2026-11-22T07:00:00.000Z',
    }),
    show: async (page) => {
      await page.locator('main section').last().locator('button').click()
      await page.locator('main section [role=status] p').first().waitFor()
    },
  },
  {
    name: 'settings-social-empty',
    path: 'settings/social-media-links',
    prepare: answer('**/api/social-links', { links: [] }),
  },
  {
    name: 'settings-social',
    path: 'settings/social-media-links',
    prepare: answer('**/api/social-links', { links }),
    show: async (page) => {
      await page.locator('main form input').last().fill('https://example.com/nobody')
      await page.keyboard.press('Enter')
    },
  },
]
