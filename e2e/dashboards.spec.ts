import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

/** Returns the figure at the end of a link: `12` of `Returned · 12`. */
const saidOf = async (link: Locator): Promise<string> =>
  (await link.locator('span').first().textContent())?.match(/· ([^·]*)$/)?.[1] ?? ''

const countIn = async (link: Locator): Promise<number> => Number((await saidOf(link)).replaceAll(',', ''))

test('a dashboard tells a range in numbers, and each of them leads to exactly its records', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn()
  await page.goto('dashboard')
  await expect(page).toHaveURL(/\/admin\/course$/)
  await page.goto('sales')
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible()
  await page.getByLabel('Range', { exact: true }).selectOption('year')
  await expect(page).toHaveURL(/range=year/)

  const statuses = page.getByRole('region', { name: 'Orders by status' })
  const status = statuses.getByRole('link').first()
  // The numbers of the range before stay until the new ones are there.
  await expect(status).toHaveAttribute('href', /createAt\.gte=\d{4}-(01-01|12-31)/)
  const count = await countIn(status)
  expect(count).toBeGreaterThan(0)
  await expectAccessible(page)
  await status.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  const listed = new URL(page.url()).searchParams
  const found = await page.request.get(`/api/orders?${listed}&page=1&perPage=1`)
  expect(Number(found.headers()['x-total-count'])).toBe(count)
  await page.goBack()
  await expect(page).toHaveURL(/\/sales\?range=year/)

  // The steps of a chart are reached by arrows, and speak.
  const overTime = page.getByRole('region', { name: 'Net revenue over time' })
  await overTime.getByRole('link').last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(overTime.getByRole('link').nth(-2)).toBeFocused()
  await expect(overTime.getByRole('link').nth(-2)).toHaveAccessibleName(/ · Net revenue \$[\d,.]+ · Previous period \$/)
  await overTime.getByRole('button', { name: 'Options of Net revenue over time' }).click()
  await page.getByRole('menuitem', { name: 'Show as table' }).click()
  await expect(overTime.getByRole('columnheader')).toHaveText(['Month', 'Net revenue', 'Previous period'])

  // So are the fields of a map, to all sides; each leads to its records.
  const sizes = page.getByRole('table', { name: 'Products in stock by category and size' })
  const field = sizes.getByRole('link').first()
  const inStock = await field.textContent()
  await field.focus()
  await page.keyboard.press('ArrowRight')
  await expect(sizes.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveAccessibleName(/^Fashion · \w+ · \d+$/)
  await expect(field).toHaveAttribute('href', /products\?.*category=fashion&sizeInStock=/)
  expect(Number(inStock)).toBeGreaterThan(0)

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Finance' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
  const overdue = page.getByRole('region', { name: 'Overdue' }).getByRole('link')
  const owed = await saidOf(overdue)
  await expectAccessible(page)
  await overdue.click()
  await expect(page).toHaveURL(/\/invoices\?state=overdue/)
  const invoices = await (await page.request.get('/api/invoices?state=overdue')).json()
  const cents = invoices.reduce((sum: number, { owedAmount }: { owedAmount: number }) => sum + owedAmount * 100, 0)
  expect(owed).toBe(new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100))
})

test('a card says how it is computed, fails by itself, and follows what happens', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  let isDown = true
  const refused = { figures: null, frame: null, problem: { code: 'internal', message: 'Failed' } }
  await page.route('**/api/metrics/cards?*', async (route) => {
    const cards = JSON.parse(new URL(route.request().url()).searchParams.get('cards') ?? '')
    const isOurs = ({ names }: { names: string }) => isDown && names === 'averageOrder'
    if (!cards.some(isOurs)) return route.continue()
    const response = await route.fetch()
    const told = await response.json()
    const answers = told.answers.map((answer: unknown, index: number) => (isOurs(cards[index]) ? refused : answer))
    return route.fulfill({ response, json: { ...told, answers } })
  })
  await page.goto('sales?range=today')
  const failed = page.getByRole('region', { name: 'Average order' })
  await expect(failed.getByText('This could not be loaded')).toBeVisible()
  isDown = false
  complaints.length = 0
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(failed.getByRole('link')).toBeVisible()

  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  const before = await countIn(orders.getByRole('link'))
  const [order] = await (await page.request.get('/api/orders?sort=createAt&page=1&perPage=1')).json()
  await page.request.patch('/api/orders', {
    data: { id: order.id, createAt: new Date().toISOString(), deliveredAt: null },
  })
  await expect.poll(() => countIn(orders.getByRole('link'))).toBe(before + 1)

  await orders.getByRole('button', { name: 'Options of Orders' }).click()
  await page.getByRole('menuitem', { name: 'How is this computed?' }).click()
  await expect(page.getByRole('dialog')).toContainText('How many orders were placed, whatever their status.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    orders
      .getByRole('button', { name: 'Options of Orders' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Download CSV' }).click()),
  ])
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/)

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    orders
      .getByRole('button', { name: 'Options of Orders' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Download image' }).click()),
  ])
  expect(picture.suggestedFilename()).toMatch(/^orders-.*\.png$/)
})

test('cards are hidden and put in order, for oneself, and a target is set from its card', async ({ page, signIn }) => {
  await signIn()
  await page.goto('sales')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.nth(1)).toHaveText('Orders')
  await page.getByRole('button', { name: 'Options of Net revenue', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(titles.first()).toHaveText('Orders')
  await page.getByRole('button', { name: 'Arrange cards' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Net revenue', exact: true })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Move “Orders” down' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.reload()
  await expect(titles.first()).toHaveText('Average order')
  await page.getByRole('button', { name: 'Arrange cards' }).click()
  await dialog.getByRole('button', { name: 'As they come' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(titles.first()).toHaveText('Net revenue')

  const target = page.getByRole('region', { name: 'Target of the month' })
  await expect(target.getByText(/reached, .* of the month passed/)).toBeVisible()
  await target.getByRole('link', { name: 'Set a target' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New target' })).toBeVisible()
})
