import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

const products = [{ title: 'Consulting', quantity: 1, price: 200 }]

/** An invoice of 200 to the customer 5. */
const issue = async (page: Page, more: object = {}): Promise<string> => {
  const data = { customer: { id: 5 }, products, ...more }
  return (await (await page.request.post('/api/invoices', { data })).json()).invoice.id
}

const more = async (page: Page, action: string | RegExp) => {
  await page.getByRole('main').getByRole('button', { name: 'More actions', exact: true }).last().click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a credit note is proposed of what is owed, has an address of its own, and is mailed', async ({ page }) => {
  const id = await issue(page)
  const paid = { method: 'Cash', parts: [{ invoiceId: id, amount: 150 }] }
  await page.request.post('/api/payments', { data: paid })
  await page.goto(`invoices/${id}/details`)
  await more(page, 'Create credit note')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount')).toHaveValue('50.00')
  await expect(dialog).toContainText('Nothing will be outstanding.')
  await dialog.getByLabel('Amount').fill('80')
  await expect(dialog).toContainText('The extra $30.00 becomes the customer’s credit.')
  await dialog.getByLabel('Reason').fill('Arrived late')
  await dialog.getByRole('button', { name: 'Credit $80.00' }).click()
  await page.getByRole('link', { name: /^Credit note CN-\d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Credit note CN-\d+$/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`invoices/${id}/credit-note/CN-\\d+$`))
  await expect(page.getByRole('article')).toContainText('Arrived late')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue(new RegExp(`^Credit note CN-\\d+ for invoice ${id}$`))
  await expect(dialog).toContainText(/Attached: CN-\d+\.pdf/)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the invoice' }).click()
  await expect(page.getByRole('region', { name: 'Emails and links' })).toContainText(/Credit note CN-\d+ for invoice/)

  // What was paid too much is on the customer's page, and is used there.
  const other = await issue(page)
  await page.goto('users/profile?id=5&tab=invoices')
  const credit = page.getByRole('region', { name: 'Customer credit: $30.00' })
  await expectAccessible(page)
  await credit.getByRole('button', { name: /^Use for/ }).click()
  await expect(dialog.getByRole('combobox', { name: 'Method' })).toHaveValue('Customer credit')
  await dialog.getByRole('button', { name: /^Record/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(credit).toHaveCount(0)
  expect(other).toMatch(/^INV-/)
})

test('a file is dropped to see whether it was given out here, unchanged', async ({ page }) => {
  const id = await issue(page)
  const buffer = await (await page.request.get(`/api/invoices/document.pdf?id=${id}`)).body()
  await page.goto('invoices')
  await page.getByRole('link', { name: 'Verify a document' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a document' })).toBeVisible()
  const choose = page.getByLabel('choose a file')
  await choose.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText(`${id} is genuine and unchanged`)).toBeVisible()
  await expectAccessible(page)
  const changed = Buffer.concat([buffer, Buffer.from(' ')])
  await choose.setInputFiles({ name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed })
  await expect(page.getByText('Not a document from here')).toBeVisible()
  await page.request.put(`/api/invoices?id=${id}`, { data: { terms: 'At once' } })
  await page.request.get(`/api/invoices/document.pdf?id=${id}`)
  await choose.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText(`${id} is genuine, but no longer current`)).toBeVisible()
  await page.getByRole('link', { name: 'Open the document' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${id}` })).toBeVisible()
})

test('an order says how far it is paid, and that it was changed since it was billed', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const [{ id, invoiceId }] = await (
    await page.request.get('/api/orders?page=1&perPage=1&bill=due&bill=partlyPaid')
  ).json()
  await page.goto('orders?bill=due&bill=partlyPaid')
  await expect(page.locator(`tr[data-row="${id}"]`)).toContainText(
    new RegExp(`${invoiceId}.*(Overdue|Issued|Sent|Viewed|Partly paid)`),
  )
  const facts = page.getByRole('dialog').locator('dl').first()
  await page.goto(`invoices?peek=invoices/${invoiceId}`)
  await expect(facts).toContainText(/Order changed since\s*No/)
  await page.request.patch(`/api/orders?id=${id}`, { data: { taxAmount: 77 } })
  await page.goto(`invoices?peek=invoices/${invoiceId}`)
  await expect(facts).toContainText(/Order changed since\s*Yes/)
  await page.goto(`orders/${id}`)
  const notice = page.getByRole('note').filter({ hasText: 'Its invoice no longer matches' })
  await expect(notice.getByRole('link', { name: invoiceId })).toBeVisible()
  await page.goto('orders?bill=changed')
  await expect(page.locator(`tr[data-row="${id}"]`)).toBeVisible()
})

test('invoices are numbered by another prefix and the year', async ({ page, complaints }) => {
  await page.goto('settings/company')
  const numbers = page.getByRole('region', { name: 'Invoice numbers' })
  await expect(numbers).toContainText(/INV-0\d\d/)
  await numbers.getByRole('button', { name: 'Change numbering' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Prefix').fill('re-1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Prefix')).toHaveAttribute('aria-invalid', 'true')
  complaints.length = 0
  await dialog.getByLabel('Prefix').fill('re-')
  await dialog.getByRole('checkbox').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(numbers).toContainText(/RE-\d{4}-001/)
  expect(await issue(page)).toMatch(/^RE-\d{4}-001$/)
})

test('a recurring invoice has a name, skips a date, is made now, ends and is deleted', async ({ page }) => {
  const rent = {
    customer: { id: 5 },
    name: 'Rent',
    unit: 'month',
    startDate: '2031-01-01',
    makes: 'invoice',
    products: [{ title: 'Rent {period}', quantity: 1, price: 700 }],
  }
  const { id } = (await (await page.request.post('/api/series', { data: rent })).json()).series
  await page.goto(`series/${id}/details`)
  await expect(page.getByRole('heading', { level: 1, name: 'Rent' })).toBeVisible()
  await expect(page.getByText('Rent January 2031')).toBeVisible()
  await more(page, 'Skip Jan 1, 2031')
  await expect(page.getByText('Next invoice Feb 1, 2031')).toBeVisible()
  await more(page, 'Issue the next one now')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Issue the next one now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Rent February 2031')
  await page.goto(`series/${id}/details`)
  await expect(page.getByText('Next invoice Mar 1, 2031')).toBeVisible()
  await more(page, 'Delete')
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring invoices' })).toBeVisible()
})

test('receivables are a file, and lead to the invoices and to whoever owes', async ({ page }) => {
  await page.goto('receivables')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await file).suggestedFilename()).toBe('receivables.csv')
  await page
    .getByRole('link', { name: /^Statement of account for/ })
    .first()
    .click()
  const open = page.getByRole('region', { name: 'Open invoices' })
  await expectAccessible(page)
  const first = open.getByRole('link').first()
  const id = await first.textContent()
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${id}` })).toBeVisible()
  await page.getByRole('textbox', { name: /note/i }).fill('Promised to pay on Friday')
  await page.getByRole('button', { name: /note/i }).last().click()
  await expect(page.getByText('Promised to pay on Friday')).toBeVisible()
})
