import type { Page } from '@playwright/test'
import { answering, broken, silent } from './answers.ts'
import type { View } from './view.ts'

const list = '**/api/tickets?*page*'

const at = '2026-11-02T09:30:00.000Z'
const deleted = ['Tracking number shows nothing', '領収書の宛名を変更したい'].map((title, index) => ({
  id: String(index + 1),
  title,
  deletedAt: at,
  expiresAt: '2026-12-02T09:30:00.000Z',
  actor: { id: 1, name: 'Clara Whitfield' },
  reason: null,
}))

const written = (page: Page) => page.locator('[contenteditable=true]').first().waitFor()

const snoozing = async (page: Page) => {
  await written(page)
  await page.locator('main h1').first().click()
  await page.keyboard.press('z')
  await page.locator('[role=dialog] input[data-day]').waitFor()
}

const noting = async (page: Page) => {
  await written(page)
  await page.locator('main h1').first().click()
  await page.keyboard.press('n')
  await page.locator('main form textarea').waitFor()
}

const menuWith = async (page: Page, icon: string) => {
  await page.locator(`[role=menu] [role=menuitem]:has(${icon})`).click()
  await page.locator('[role=dialog] input').first().waitFor()
}

const merging = async (page: Page) => {
  await written(page)
  await page.locator('main button:has(.tabler-icon-dots):not(article button)').first().click()
  await menuWith(page, '.tabler-icon-git-merge')
}

const mergingSome = async (page: Page) => {
  for (const row of [0, 1, 2]) await page.locator('main [data-row] input[type=checkbox]').nth(row).check()
  await page.locator('main section[aria-label] button:has(.tabler-icon-git-merge)').click()
  await page.locator('[role=dialog] input[type=radio]').first().waitFor()
}

const splitting = async (page: Page) => {
  await page.locator('article button:has(.tabler-icon-dots)').first().click()
  await menuWith(page, '.tabler-icon-arrows-split-2')
}

/** Answers with a ticket that was merged into another one. */
const isMerged = (page: Page) =>
  page.route('**/api/tickets?id=15*', async (route) => {
    const ticket = await (await route.fetch()).json()
    await route.fulfill({ json: { ...ticket, mergedInto: 14, status: 'Closed', state: 'closed' } })
  })

const others = answering('**/api/presence*', [
  { id: 2, name: 'Jörg Müller', image: '', isTyping: true },
  { id: 3, name: '佐藤 美咲', image: '', isTyping: false },
])

export const ticketViews: readonly View[] = [
  { name: 'tickets', path: 'tickets' },
  { name: 'tickets-no-match', path: 'tickets?q=zzzzzz', like: 'users-no-match' },
  { name: 'tickets-loading', path: 'tickets', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'tickets-failed', path: 'tickets', prepare: broken(list), like: 'users-failed' },
  { name: 'tickets-peek', path: 'tickets?peek=tickets/14', show: written },
  { name: 'tickets-bin', path: 'tickets/bin', prepare: answering('**/api/bin?*', deleted) },
  { name: 'ticket', path: 'tickets/14', show: written },
  { name: 'ticket-others', path: 'tickets/13', prepare: others, show: written },
  { name: 'ticket-note', path: 'tickets/12', show: noting },
  { name: 'ticket-snooze', path: 'tickets/14', show: snoozing },
  { name: 'ticket-merge', path: 'tickets/14', show: merging },
  { name: 'tickets-merge', path: 'tickets', show: mergingSome, only: 'desktop' },
  { name: 'ticket-split', path: 'tickets/1', show: splitting },
  { name: 'ticket-merged', path: 'tickets/15', prepare: isMerged },
  { name: 'ticket-loading', path: 'tickets/14', prepare: silent('**/api/tickets?id=*'), loading: true },
  { name: 'ticket-figures', path: 'tickets/figures' },
  {
    name: 'ticket-figures-loading',
    path: 'tickets/figures',
    prepare: silent('**/api/tickets/figures*'),
    loading: true,
  },
  { name: 'ticket-figures-failed', path: 'tickets/figures', prepare: broken('**/api/tickets/figures*') },
]
