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

/** Creates a draft and returns its id. */
const begin = async (page: Page, change: Partial<Sent> = {}): Promise<string> => {
  const data: Sent = { customer: { id: 5 }, products: lines, ...change }
  const response = await page.request.post('/api/invoices/drafts', { data })
  return (await response.json()).invoice.id
}

/** Returns the id of an invoice in this state. */
const some = async (page: Page, state: string): Promise<string> =>
  (await (await page.request.get(`/api/invoices?state=${state}`)).json())[0].id

const next = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** Clicks *Record payment*. The pointer moves away first, since toasts expand under it and cover the button. */
const recordPayment = async (page: Page) => {
  await page.mouse.move(4, 400)
  await next(page, 'Record payment').click()
}
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.beforeEach(async ({ signIn }) => signIn())

test('a draft is issued, and its address follows to the invoice that it becomes', async ({ page }) => {
  const draft = await begin(page, { reference: 'PO 4711' })
  await page.goto(`invoices/${draft}/details`)
  await expect(heading(page, draft.replace('DRAFT-', 'Draft '))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('PO 4711')
  const billed = page.getByRole('region', { name: 'Document' })
  await expect(billed).toContainText(/Tax 7% on \$120\.00\s*\$8\.40/)
  await expect(billed).toContainText(/Tax 19% on \$80\.00\s*\$15\.20/)
  await expect(billed).toContainText(/Total\s*\$223\.60/)
  await expectAccessible(page)

  await next(page, 'Issue').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 1 draft' }).click()
  await expect(page).toHaveURL(/invoices\/INV-\d+\/details$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-\d+$/ })).toBeVisible()
  await expect(page.getByText('$223.60 outstanding')).toBeVisible()
  await expect(page.getByText('Due in 14 days')).toBeVisible()
  // Then it goes out, and is paid.
  await next(page, 'Send by email').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(next(page, 'Record payment')).toBeVisible()
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  const groups = page.getByRole('menu')
  await expect(groups).toContainText('Sending and payment')
  await expect(groups).toContainText('Corrections')
  await page.keyboard.press('Escape')
  // Its history goes on, and an old link finds it.
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(3)
  const url = page.url()
  await page.goto(`invoices/${draft}/details`)
  await expect(page).toHaveURL(url)
})

test('an invoice is marked as paid, which is undone, and as not paid again', async ({ page }) => {
  const id = await some(page, 'overdue')
  await page.goto(`invoices/${id}/details`)
  await expect(page.getByText(/^\d+ days overdue$/)).toBeVisible()
  await more(page, 'Mark as paid')
  await expect(page.getByText('Invoice marked as paid')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Amount due$0.00')
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Marked as paid')
  await expect(next(page, 'Record payment')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/^\d+ days overdue$/)).toBeVisible()

  await more(page, 'Mark as paid')
  await expect(next(page, 'Record payment')).toHaveCount(0)
  await more(page, 'Mark as unpaid')
  await expect(next(page, 'Record payment')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Unpaid')
})

/** Issues a draft of 223.60. */
const issue = async (page: Page): Promise<string> => {
  const response = await page.request.post('/api/invoices/issue', { data: { ids: [await begin(page)] } })
  return (await response.json()).invoices[0].id
}

test('a part is paid, then more than the rest, which is to the credit of the customer', { tag: '@journey' }, async ({
  page,
  complaints,
}) => {
  const id = await issue(page)
  await page.goto(`invoices/${id}/details`)
  const paid = page.getByRole('region', { name: 'Payments' })
  await expect(paid).toContainText('No payments yet.')
  await recordPayment(page)
  const dialog = page.getByRole('dialog', { name: 'Record payment' })
  await expect(dialog.getByLabel('Amount received')).toHaveValue('223.60')
  await expectAccessible(page)
  await dialog.getByLabel('Amount received').fill('100')
  await expect(dialog).toContainText('$123.60 will still be outstanding.')
  await dialog.getByRole('combobox', { name: 'Method' }).click()
  await page.getByRole('option', { name: 'Bank transfer' }).click()
  await dialog.getByLabel('Reference').fill('Slip 81')
  await dialog.getByRole('button', { name: 'Record $100.00' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(paid.getByRole('listitem')).toContainText(['Bank transfer'])
  await expect(paid).toContainText('Slip 81')
  await expect(page.getByText('Partly paid').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Amount due$123.60')

  await recordPayment(page)
  await dialog.getByLabel('Amount received').fill('150')
  await expect(dialog).toContainText('The extra $26.40 becomes the customer’s credit.')
  await dialog.getByRole('button', { name: 'Record $150.00' }).click()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Amount due$0.00')
  expect(await (await page.request.get('/api/payments/credit?customerId=5')).json()).toMatchObject({ amount: 26.4 })
  await page.locator('[data-sonner-toast]').filter({ hasText: '$150.00' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Amount due$123.60')

  // Somebody else is faster.
  await recordPayment(page)
  const data = { method: 'Cash', parts: [{ invoiceId: id, amount: 100 }] }
  expect((await page.request.post('/api/payments', { data })).status()).toBe(201)
  await dialog.getByRole('button', { name: 'Record $123.60' }).click()
  await expect(dialog).toContainText('The outstanding amount has changed.')
  await expect(dialog).toContainText(`$23.60 is outstanding on ${id}.`)
  complaints.length = 0
})

test('one payment is of several invoices, and is paid back in part or taken back', async ({ page }) => {
  const [one, other] = [await issue(page), await issue(page)]
  await page.goto(`invoices/${one}/details`)
  await recordPayment(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: other }).check()
  await dialog.getByRole('button', { name: 'Record $447.20' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await (await page.request.get(`/api/invoices?id=${other}`)).json()).toMatchObject({ state: 'paid' })

  const paid = page.getByRole('region', { name: 'Payments' })
  const menu = paid.getByRole('button', { name: 'More actions for the payment of $223.60' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  await dialog.getByLabel('Amount').fill('23.6')
  await dialog.getByLabel('Reason').fill('Charged twice')
  await dialog.getByRole('button', { name: 'Refund $23.60' }).click()
  await expect(paid).toContainText('Charged twice')
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Amount due$23.60')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  await expect(dialog).toContainText('At most $200.00')
})

test('an invoice that was not paid is voided with a reason, which is undone', async ({ page }) => {
  const id = await issue(page)
  await page.goto(`invoices/${id}/details`)
  await more(page, 'Void')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Sent to the wrong company')
  await dialog.getByRole('button', { name: 'Void 1 invoice' }).click()
  await expect(page.getByText(`${id} voided`)).toBeVisible()
  await expect(page.getByText('Void', { exact: true }).first()).toBeVisible()
  await expect(next(page, 'Record payment')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Sent to the wrong company')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(next(page, 'Record payment')).toBeVisible()
})

test('an invoice is credited in part, and corrected by a draft of the same content', async ({ page }) => {
  const id = await issue(page)
  await page.goto(`invoices/${id}/details`)
  await more(page, 'Create credit note')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('23.6')
  await dialog.getByLabel('Reason').fill('Arrived late')
  await dialog.getByRole('button', { name: 'Credit $23.60' }).click()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(/Credit note CN-\d+/)
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Remaining$200.00')

  await more(page, 'Correct')
  await dialog.getByLabel('Reason').fill('Wrong address')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page).toHaveURL(/invoices\/DRAFT-\d+$/)
  const draft = /DRAFT-\d+$/.exec(page.url())?.[0]
  expect(await (await page.request.get(`/api/invoices?id=${draft}`)).json()).toMatchObject({ totalAmount: 223.6 })
  expect(await (await page.request.get(`/api/invoices?id=${id}`)).json()).toMatchObject({ owedAmount: 0 })

  await page.goto(`invoices/${id}/details`)
  const told = page.getByRole('region', { name: 'Timeline' })
  await expect(told).toContainText('Credited')
  await expect(told).not.toContainText('Paid')
  await expect(told.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
})

test('prices that include tax say how much of it they contain', async ({ page }) => {
  await page.goto(`invoices/${await begin(page, { pricesIncludeTax: true })}/details`)
  const billed = page.getByRole('region', { name: 'Document' })
  await expect(billed).toContainText(/Total\s*\$200\.00/)
  await expect(billed).toContainText(/Includes? .*7%.*\$7\.85.*19%.*\$12\.77/)
})

test('an invoice is duplicated as a draft, and deleted and brought back', async ({ page }) => {
  await page.goto(`invoices/${await begin(page)}/details`)
  await more(page, 'Duplicate as draft')
  await expect(page.getByText(/^DRAFT-\d+ created$/)).toBeVisible()
  // One goes on writing at once.
  await expect(page).toHaveURL(/invoices\/DRAFT-\d+$/)
  const copy = /DRAFT-\d+$/.exec(page.url())?.[0] ?? ''
  await page.goto(`invoices/${copy}/details`)
  await expect(page.getByRole('region', { name: 'Document' })).toContainText(/Total\s*\$223\.60/)
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

test('the document is on the page, is printed alone, and saved as a file', async ({ page }) => {
  const id = await issue(page)
  await page.goto(`invoices/${id}/details`)
  const paper = page.getByRole('region', { name: 'Document' }).getByRole('article')
  await expect(paper).toContainText('Consulting')
  await expect(paper).toContainText(id)
  const document = page.getByRole('region', { name: 'Document' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    document.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${id}.pdf`)
  // It ends below what is on it, so that what happened stands close.
  const { width, height } = (await paper.boundingBox()) ?? { width: 0, height: 0 }
  expect(height / width).toBeLessThan(1)
  // The browser's own printing has the document as well, and nothing that stands around it.
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\n/g)
  expect(sheets).toHaveLength(1)
  await document.getByRole('link', { name: 'Print' }).click()
  await expect(page).toHaveURL(/invoices\/INV-\d+\/document$/)
  await expect(page.getByRole('article')).toContainText('Consulting')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the invoice' }).click()
  await expect(heading(page, `Invoice ${id}`)).toBeVisible()
})

test('whoever may only look is offered nothing to change', async ({ page, context, signIn }) => {
  const id = await some(page, 'overdue')
  await context.clearCookies()
  await signIn(people.viewer)
  await page.goto(`invoices/${id}/details`)
  await expect(heading(page, `Invoice ${id}`)).toBeVisible()
  await expect(next(page, 'Record payment')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More actions', exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Document' }).getByRole('button')).toHaveText(['PDF', 'E-invoice'])
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('an invoice fits, in another language and scheme', async ({ page }) => {
    const id = await begin(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await speak(page, 'ja')
    await page.goto(`invoices/${id}/details`)
    await expect(page.getByRole('heading', { level: 1, name: /^下書き/ })).toBeVisible()
    // The lines are told in the size of the phone; the sheet is there for whoever wants it, and can be enlarged.
    const sheet = page.getByRole('region', { name: '請求書の書面' })
    await expect(sheet).toContainText('Consulting')
    await sheet.getByRole('button', { name: '書面を表示' }).click()
    const paper = sheet.getByRole('article').locator('svg').first()
    const width = async () => (await paper.boundingBox())?.width ?? 0
    const fitting = await width()
    await sheet.getByRole('button', { name: '拡大' }).click()
    await expect.poll(width).toBeGreaterThan(fitting * 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await expectAccessible(page)
  })
})
