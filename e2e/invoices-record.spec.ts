import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, sizes, speak, test } from './fixture.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

interface Sent {
  readonly customer: { readonly id: number }
  readonly products?: readonly object[]
  readonly pricesIncludeTax?: boolean
  readonly reference?: string
}

const lines = [
  { id: null, title: 'Consulting', quantity: 2, price: 60, taxRate: 7 },
  { id: null, title: 'Travel', quantity: 1, price: 80, taxRate: 19 },
]

/** Begins a draft and answers what it is called. */
const begin = async (page: Page, change: Partial<Sent> = {}): Promise<string> => {
  const data: Sent = { customer: { id: 5 }, products: lines, ...change }
  const response = await page.request.post('/api/invoices/drafts', { data })
  return (await response.json()).invoice.id
}

/** An invoice in a state. */
const some = async (page: Page, state: string): Promise<string> =>
  (await (await page.request.get(`/api/invoices?state=${state}`)).json())[0].id

const next = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.beforeEach(async ({ signIn }) => signIn())

test('a draft is issued, and its address follows to the invoice that it becomes', async ({ page }) => {
  const draft = await begin(page, { reference: 'PO 4711' })
  await page.goto(`invoices/${draft}/details`)
  await expect(heading(page, draft.replace('DRAFT-', 'Draft '))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('PO 4711')
  const billed = page.getByRole('region', { name: 'Lines' })
  await expect(billed).toContainText('Tax 7% of $120.00$8.40')
  await expect(billed).toContainText('Tax 19% of $80.00$15.20')
  await expect(billed).toContainText('Total$223.60')
  await expectAccessible(page)

  await next(page, 'Issue').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 1 draft' }).click()
  await expect(page).toHaveURL(/invoices\/INV-\d+\/details$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-\d+$/ })).toBeVisible()
  await expect(page.getByText('$223.60 outstanding')).toBeVisible()
  await expect(page.getByText('Due in 14 days')).toBeVisible()
  // Its history goes on, and an old link finds it.
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(2)
  const url = page.url()
  await page.goto(`invoices/${draft}/details`)
  await expect(page).toHaveURL(url)
})

test('an invoice is marked as paid, which is undone, and as not paid again', async ({ page }) => {
  const id = await some(page, 'overdue')
  await page.goto(`invoices/${id}/details`)
  await expect(page.getByText(/^\d+ days overdue$/)).toBeVisible()
  await next(page, 'Mark as paid').click()
  await expect(page.getByText('Invoice marked as paid')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lines' })).toContainText('Amount due$0.00')
  await expect(next(page, 'Mark as paid')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^\d+ days overdue$/)).toBeVisible()

  await next(page, 'Mark as paid').click()
  await expect(next(page, 'Mark as paid')).toHaveCount(0)
  await more(page, 'Mark as not paid')
  await expect(next(page, 'Mark as paid')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Not paid')
})

test('prices that include tax say how much of it they contain', async ({ page }) => {
  await page.goto(`invoices/${await begin(page, { pricesIncludeTax: true })}/details`)
  const billed = page.getByRole('region', { name: 'Lines' })
  await expect(billed).toContainText('Total$200.00')
  await expect(billed).toContainText('Includes 7% tax: $7.85 · Includes 19% tax: $12.77')
})

test('an invoice is duplicated as a draft, and deleted and brought back', async ({ page }) => {
  await page.goto(`invoices/${await begin(page)}/details`)
  await more(page, 'Duplicate as draft')
  await expect(page.getByText(/^DRAFT-\d+ created$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lines' })).toContainText('Total$223.60')
  const copy = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('Draft ', 'DRAFT-')
  await more(page, 'Delete')
  await expect(heading(page, 'Invoices')).toBeVisible()
  await expect(page.getByText(`${copy} was deleted`)).toBeVisible()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'was deleted' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`tr[data-row="${copy}"]`)).toBeVisible()
})

test('one leafs from invoice to invoice, and what others do arrives', async ({ page }) => {
  await page.goto('invoices?state=overdue&state=issued')
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  const ids = await page.locator('tbody tr[data-row]').evaluateAll((rows) => rows.map((row) => row.dataset.row))
  await page.getByRole('link', { name: ids[0] ?? '', exact: true }).click()
  await expect(heading(page, `Invoice ${ids[0]}`)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, `Invoice ${ids[1]}`)).toBeVisible()
  await page.request.put(`/api/invoices?id=${ids[1]}`, { data: { reference: 'Heard of' } })
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Heard of')
  await page.goBack()
  await expect(page.getByRole('link', { name: ids[1] ?? '', exact: true })).toBeFocused()
})

test('the order of an invoice leads to it, and back', async ({ page }) => {
  await page.goto('orders/12')
  const link = page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: /^INV-\d+$/ })
  const id = await link.textContent()
  await link.click()
  await expect(heading(page, `Invoice ${id}`)).toBeVisible()
  await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: '#12' }).click()
  await expect(heading(page, 'Order 12')).toBeVisible()
})

test('whoever may only look is offered nothing to do', async ({ page, context, signIn }) => {
  const id = await some(page, 'overdue')
  await context.clearCookies()
  await signIn(people.viewer)
  await page.goto(`invoices/${id}/details`)
  await expect(heading(page, `Invoice ${id}`)).toBeVisible()
  await expect(next(page, 'Mark as paid')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('an invoice fits, in another language and scheme', async ({ page }) => {
    const id = await begin(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await speak(page, 'ja')
    await page.goto(`invoices/${id}/details`)
    await expect(page.getByRole('heading', { level: 1, name: /^下書き/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await expectAccessible(page)
  })
})
