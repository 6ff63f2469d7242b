import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'main table tbody tr[data-row]'

interface Counted {
  readonly states: readonly { readonly state: string; readonly count: number; readonly amount: number }[]
}

interface Figures {
  readonly outstanding: { readonly count: number; readonly amount: number }
  readonly paid: { readonly count: number }
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(`/api/${path}`)).json()

const draft = async (page: Page, title: string) => {
  const products = [{ id: null, title, quantity: 2, price: 10.5, taxRate: 20 }]
  const response = await page.request.post('/api/invoices/drafts', { data: { customer: { id: 5 }, products } })
  expect(response.status()).toBe(201)
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Invoices by status' }).getByRole('link', { name: new RegExp(`^${name}`) })

test.beforeEach(async ({ signIn }) => signIn())

test('invoices are looked through by tab and figure, each with exactly what it counts', async ({ page }) => {
  await page.goto('users')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Invoices', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  const { states } = await read<Counted>(page, 'invoices/state-counts')
  const all = states.reduce((sum, { count }) => sum + count, 0)
  await expect(page.locator(rows)).toHaveCount(all)
  await expectAccessible(page)

  const overdue = states.find(({ state }) => state === 'overdue')
  expect(overdue?.count).toBeGreaterThan(0)
  await expect(tab(page, 'Overdue')).toContainText(String(overdue?.count))
  await tab(page, 'Overdue').click()
  await expect(page).toHaveURL(/invoices\?state=overdue$/)
  await expect(tab(page, 'Overdue')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator(rows)).toHaveCount(overdue?.count ?? 0)
  await expect(page.locator(rows).first()).toContainText('Overdue')

  const figures = await read<Figures>(page, 'invoices/figures')
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const outstanding = page.getByRole('link', { name: `Outstanding: ${money.format(figures.outstanding.amount)}` })
  await outstanding.click()
  await expect(tab(page, 'Open')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator(rows)).toHaveCount(figures.outstanding.count)
  // Within what the search leaves, tabs and figures are of the same invoices.
  await page.getByRole('link', { name: /^Paid in 30 days: / }).click()
  await expect(page).toHaveURL(/invoices\?paidAt\.gte=/)
  await expect(page.locator(rows)).toHaveCount(figures.paid.count)
  await page.goBack()
  await expect(page.locator(rows)).toHaveCount(figures.outstanding.count)
})

test('drafts are issued together, with consecutive numbers', async ({ page }) => {
  for (const title of ['Consulting', 'Installation', 'Training']) await draft(page, title)
  await page.goto('invoices?state=draft')
  await expect(page.locator(rows)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue 3 drafts' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Issue 3 drafts' }).click()
  const [first = '', last = ''] =
    /(INV-\d+) to (INV-\d+)/.exec((await page.getByText(/3 invoices issued: /).textContent()) ?? '')?.slice(1) ?? []
  expect(Number(last.slice(4)) - Number(first.slice(4))).toBe(2)
  await expect(page.locator(rows)).toHaveCount(0)
  await expect(tab(page, 'Draft')).toContainText('0')

  await tab(page, 'Open').click()
  await expect(page.locator(`tr[data-row="${first}"]`)).toContainText('Issued')
  // What was issued already is left out.
  await page.getByRole('checkbox', { name: `Select Invoice ${first}` }).check()
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('There are no drafts in your selection.')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('drafts are issued out of all that match, some left out', async ({ page }) => {
  for (let place = 0; place < 22; place += 1) await draft(page, `Part ${place}`)
  await page.goto('invoices?state=draft&perPage=20')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: /^Select all 22/ }).click()
  await page.locator(`${rows} input[type=checkbox]`).first().uncheck()
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 21 drafts' }).click()
  await expect(page.locator(rows)).toHaveCount(1)
})

test('several are marked as paid and owe nothing, which is taken back', async ({ page }) => {
  await page.goto('invoices?state=overdue')
  await expect(page.locator(rows).first()).toBeVisible()
  const due = await page.locator(rows).count()
  const id = (await page.locator(rows).first().getAttribute('data-row')) ?? ''
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('will be different')
  await dialog.getByRole('button', { name: /^Mark \d+ invoices? as paid$/ }).click()
  await expect(page.locator(rows)).toHaveCount(0)
  expect(await read(page, `invoices?id=${id}`)).toMatchObject({ state: 'paid', owedAmount: 0 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(rows)).toHaveCount(due)
  expect(await read(page, `invoices?id=${id}`)).toMatchObject({ state: 'overdue' })
})

test('several are voided for one reason, and those that were paid stay as they are', async ({ page }) => {
  await page.goto('invoices?sort=-id')
  await expect(page.locator(rows).first()).toBeVisible()
  const { states } = await read<Counted>(page, 'invoices/state-counts')
  const open = states.filter(({ state }) => ['issued', 'overdue'].includes(state))
  const count = open.reduce((sum, each) => sum + each.count, 0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('other invoices stay as they are.')
  await dialog.getByLabel('Reason').fill('Made by mistake')
  await dialog.getByRole('button', { name: `Void ${count} invoices` }).click()
  await expect(tab(page, 'Open')).toContainText('0')
  await expect(tab(page, 'Void')).toContainText(String(count))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab(page, 'Open')).toContainText(String(count))
})

test('several are printed together', async ({ page }) => {
  await page.goto('invoices?state=paid&perPage=20')
  await expect(page.locator(rows).first()).toBeVisible()
  const ids = await page.locator(rows).evaluateAll((found) => found.map((row) => row.getAttribute('data-row')))
  for (const id of ids.slice(0, 2)) await page.getByRole('checkbox', { name: `Select Invoice ${id}` }).check()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print 2 invoices' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(ids.slice(0, 2).map(String))
  await page.getByRole('link', { name: 'Back to the invoices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
})

test('a due date is changed in its cell, and never to before the issue', async ({ page, complaints }) => {
  await page.goto('invoices?state=overdue&columns=id,state,issueDate,dueDate')
  const id = (await page.locator(rows).first().getAttribute('data-row')) ?? ''
  const row = page.locator(`tr[data-row="${id}"]`)
  await row.getByRole('link').first().focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('e')
  const day = page.getByLabel(/^Due: /)
  await day.fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('It would be due before it was issued')
  await day.fill('2099-12-31')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Dec 31, 2099')
  await expect(row).not.toContainText('Overdue')
  // The browser itself notes the answer that refused.
  complaints.length = 0
})

test('what matches is saved as a file, and found and opened by keys alone', async ({ page }) => {
  await page.goto('users')
  await expect(page.locator(rows).first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused()
  await page.goto('invoices?state=paid')
  await expect(page.locator(rows).first()).toBeVisible()
  const count = await page.locator(rows).count()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV for spreadsheets/ }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(count + 1)
  expect(lines[0]).toContain('Amount due')

  await page.keyboard.press('/')
  await page.keyboard.type('INV-003')
  await expect(page.locator(rows)).toHaveCount(1)
  await page.locator(rows).getByRole('link').first().focus()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: 'INV-003' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('invoices are cards with the same tabs and figures', { tag: '@journey' }, async ({ page }) => {
    await page.goto('invoices')
    const cards = page.getByRole('list', { name: 'Invoices' }).locator('[data-row]')
    await expect(cards.first()).toContainText('INV-')
    await tab(page, 'Overdue').click()
    await expect(cards.first()).toContainText('Overdue')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  })
})

test('drafts are deleted, and what was issued is named and stays', async ({ page }) => {
  await draft(page, 'To be deleted')
  await page.goto('invoices')
  const issued = page.locator(`${rows}[data-row="INV-003"]`)
  const begun = page.locator(`${rows}[data-row="DRAFT-1"]`)
  for (const row of [begun, issued]) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 other invoice was issued and stays as it is.')
  await expect(dialog).toContainText('INV-003')
  await dialog.getByRole('button', { name: 'Delete 1 draft' }).click()
  await expect(page.getByText('DRAFT-1 deleted')).toBeVisible()
  await expect(begun).toBeHidden()
  await expect(issued.getByRole('checkbox')).toBeChecked()
  await page.goto('invoices/INV-003/details')
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate as draft' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
})
