import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'

const row = (page: Page, id: number) => page.locator(`tbody tr[data-row="${id}"]`)

/** Waits until the event stream is connected, so that later changes arrive. */
const live = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached()

/** Returns another browser context, signed in as another user. */
const other = async (browser: Browser, product: RunningServer, email: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: `${product.url}/admin/` })
  await context.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email, password } })
  return context
}

const change = async ({ request }: BrowserContext, product: RunningServer, id: number, data: object) => {
  const response = await request.put(`${product.url}/api/users?id=${id}`, { data })
  expect(response.status()).toBe(200)
}

test.use({ viewport: sizes.desktop })

test('what others change is seen in the list, and what would move is announced', {
  tag: '@journey',
}, async ({ page, browser, product, signIn }) => {
  await signIn()
  const colleague = await other(browser, product, people.admin)
  await page.goto('users?status=Active&sort=-createdAt')
  await expect(row(page, 7)).toBeVisible()
  await live(page)

  await change(colleague, product, 7, { phone: '+49 30 5550188' })
  await expect(row(page, 7)).toContainText('5550188')
  await expect(row(page, 7)).toHaveAttribute('data-changed', /./)

  // One comes, one goes: the rows stay as they are until they are asked for.
  const names = await page.locator('tbody tr[data-row]').count()
  const draft = { name: 'Newcomer', email: 'newcomer@example.com', status: 'Active' }
  expect((await colleague.request.post(`${product.url}/api/users`, { data: draft })).status()).toBe(201)
  await expect(page.getByText('1 new user', { exact: true })).toBeVisible()
  await change(colleague, product, 7, { status: 'Pending' })
  const words = page.getByText('1 new user · 1 user no longer belongs here', { exact: true })
  await expect(words).toBeVisible()
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(names)
  await expect(row(page, 7)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('status').getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('link', { name: 'Newcomer' })).toBeVisible()
  await expect(row(page, 7)).toHaveCount(0)
  await expect(words).toHaveCount(0)
  await colleague.close()
})

test('a record follows what others change by itself, unless someone is writing in it', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn()
  const colleague = await other(browser, product, people.admin)
  await page.goto('users/8')
  await live(page)
  await change(colleague, product, 8, { phone: '+49 30 5550177' })
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 5550177')
  await page.getByLabel('Phone').fill('+49 30 5550166')
  await change(colleague, product, 8, { name: 'Renamed Meanwhile' })
  await expect(page.getByRole('status').filter({ hasText: 'changed this just now' })).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 5550166')
  await page.getByRole('button', { name: 'See what changed' }).click()
  await expect(page.getByRole('dialog', { name: 'What changed' })).toContainText('Renamed Meanwhile')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed Meanwhile' })).toBeVisible()
  await expect(page.getByText('changed this just now')).toHaveCount(0)
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 5550166')
  await colleague.close()
})

test('a row that was changed is marked for a moment only', async ({ page, browser, product, signIn }) => {
  await signIn()
  const colleague = await other(browser, product, people.admin)
  await page.goto('users')
  await live(page)
  await change(colleague, product, 7, { phone: '+49 30 5550188' })
  await expect(row(page, 7)).toHaveAttribute('data-changed', /./)
  await expect(row(page, 7)).not.toHaveAttribute('data-changed', /./)
  await colleague.close()
})

test('a stream that was cut is caught up with, and two windows share one', async ({
  page,
  context,
  browser,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  const colleague = await other(browser, product, people.admin)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.url())
  })
  await page.goto('users')
  await live(page)
  const second = await context.newPage()
  await second.goto('users')
  await live(second)
  expect(streams).toHaveLength(1)

  await context.setOffline(true)
  await change(colleague, product, 7, { phone: '+49 30 5550188' })
  await expect(row(page, 7)).not.toContainText('5550188')
  await context.setOffline(false)
  await expect(row(page, 7)).toContainText('5550188')
  complaints.length = 0

  // The window that had the stream goes; the other one takes over.
  await page.close()
  await change(colleague, product, 7, { phone: '+49 30 5550199' })
  await second.bringToFront()
  await expect(row(second, 7)).toContainText('5550199')
  await colleague.close()
})
