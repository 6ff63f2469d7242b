import type { Page } from '@playwright/test'
import { expect, people, sizes, test } from './fixture.ts'

const rows = 'main table tbody tr'

test.beforeEach(async ({ signIn }) => signIn())

/** Returns data of a user with orders, as the API has it. */
const ofUser = async (page: Page, id: number) => {
  const read = async (path: string) => (await page.request.get(`/api/${path}`)).json()
  return {
    user: await read(`users?id=${id}`),
    orders: await read(`orders?customerId=${id}`),
    tickets: await read(`tickets?userId=${id}`),
  }
}

test('one’s own profile is reached from the account menu, and leads to editing', async ({ page }) => {
  await page.goto('users')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Your profile' }).click()
  await expect(page).toHaveURL(/\/users\/profile$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Whitfield' })).toBeVisible()
  await expect(page).toHaveTitle('Clara Whitfield · Quarterdeck')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Clara Whitfield')
  await expect(page.getByRole('link', { name: people.owner })).toHaveAttribute('href', `mailto:${people.owner}`)
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(/users\/profile\?id=1$/)
})

test('another’s profile is reached from the list, and each figure leads to exactly what it counts', async ({
  page,
}) => {
  const { user, orders, tickets } = await ofUser(page, 8)
  await page.goto('users')
  await page.getByRole('row', { name: user.name }).getByRole('button', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible()

  const figures = page.getByRole('navigation', { name: 'In figures' })
  const kept = orders.filter(({ status }: { status: string }) => status !== 'Return')
  await figures.getByRole('link', { name: /Lifetime value/ }).click()
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible()
  await expect(page.locator(rows)).toHaveCount(kept.length)

  const open = tickets.filter(({ status }: { status: string }) => status === 'Open')
  await expect(figures.getByRole('link', { name: /Open tickets/ })).toContainText(String(open.length))
  await figures.getByRole('link', { name: /Open tickets/ }).click()
  await expect(page.getByRole('grid', { name: 'Tickets' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: open[0]?.subject ?? /^$/ })).toHaveCount(open.length && 1)

  await page.goBack()
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible()
  await page.getByRole('searchbox').fill('order that is not there')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=order/)
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).last().click()
  await expect(page.locator(rows)).toHaveCount(orders.length)
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible()
})

test('the timeline tells what was changed, why and by whom, and takes it back', { tag: '@journey' }, async ({
  page,
}) => {
  const { user } = await ofUser(page, 7)
  await page.request.put('/api/users?id=7', {
    data: { name: 'Nikos the Second', status: 'Banned', address: 'Japan', reason: 'Asked for it' },
  })
  await page.goto('users/profile?id=7')
  const entry = page.getByRole('listitem').filter({ hasText: 'Asked for it' })
  await expect(entry.getByRole('link', { name: 'Clara Whitfield' })).toBeVisible()
  await expect(entry).toContainText(`Before: ${user.name}`)
  await expect(entry).toContainText('After: Nikos the Second')
  await expect(entry).toContainText('After: Banned')
  await expect(entry.getByRole('time').or(entry.locator('time'))).toHaveAttribute('datetime', /^20/)

  await entry.getByRole('button', { name: /^Undo/ }).click()
  await expect(entry).toContainText('Was undone')
  await expect(entry.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible()

  await page.goto('users/profile?view=by')
  await expect(page.getByRole('link', { name: user.name }).first()).toBeVisible()
})

test('the timeline has everything that concerns a person, and loads more', async ({ page }) => {
  for (let version = 1; version <= 24; version++) {
    await page.request.put('/api/users?id=6', { data: { phone: `+1 ${version}` } })
  }
  await page.goto('users/profile?id=6')
  const entries = page.locator('main section li')
  await expect(entries).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('link', { name: /^Order / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Review / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ticket / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Invoice / }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Changes to the profile' }).click()
  await expect(entries).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Order / })).toHaveCount(0)
})

test('more that is asked for comes, even where what is there is brought up to date meanwhile', async ({ page }) => {
  const change = (phone: string) => page.request.put('/api/users?id=6', { data: { phone } })
  for (let version = 1; version <= 24; version++) await change(`+1 ${version}`)
  await page.goto('users/profile?id=6')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const isNext = (url: URL) => url.pathname === '/api/changes' && url.searchParams.has('after')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    isNext,
    async (route) => {
      await released
      // The page no longer waits for it.
      await route.abort().catch(() => undefined)
    },
    { times: 1 },
  )
  const asked = page.waitForRequest((request) => isNext(new URL(request.url())))
  await page.getByRole('button', { name: 'Load more' }).click()
  await asked
  await change('+1 555 0199')
  await expect(page.locator('main section li').first()).toContainText('+1 555 0199')
  await expect(page.getByRole('link', { name: /^Order / }).first()).toBeVisible()
  release()
})

test('a ticket is opened by keyboard alone and left by Back, the panel that an address names by Escape', async ({
  page,
}) => {
  const [ticket] = await (await page.request.get('/api/tickets?userId=8')).json()
  await page.goto('users/profile?id=8&tab=tickets')
  const link = page.locator('main').getByRole('link', { name: ticket.subject, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: ticket.subject })).toBeVisible()
  await expect(page.getByText(ticket.describe)).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  await expect(page).toHaveURL(/tab=tickets$/)

  await page.goto(`users/profile?id=8&tab=tickets&peek=tickets/${ticket.id}`)
  const panel = page.getByRole('dialog', { name: `Ticket ${ticket.id}` })
  await expect(panel.getByText(ticket.describe)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/peek=/)
  await page.goto('users/profile?id=8&tab=orders&peek=orders/999')
  await expect(page.getByText('This record is no longer there')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/tab=orders$/)
})

test('an unknown person is answered with a way back', async ({ page, complaints }) => {
  await page.goto('users/profile?id=999')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the chart' })).toBeVisible()
  complaints.length = 0
})

test.describe('as someone who may only look', () => {
  test.use({ viewport: sizes.phone })

  test('there is neither editing nor a journal, and a record fills the phone', async ({ page, signIn }) => {
    await page.context().clearCookies()
    await signIn(people.viewer)
    await page.goto('users/profile?id=8')
    const tab = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
    await tab(/^Orders \d+$/).click()
    await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible()
    await tab(/^Invoices \d+$/).click()
    await expect(page.getByRole('link', { name: 'Timeline' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await page.getByRole('link', { name: /^INV/ }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  })
})
