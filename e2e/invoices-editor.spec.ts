import type { Locator, Page } from '@playwright/test'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const cell = (page: Page, line: number, field: string) => page.locator(`input[name="products.${line}.${field}"]`)
const titles = (page: Page) => page.locator('input[name$=".title"]')
const total = (page: Page) => page.getByRole('region', { name: 'Total' }).getByRole('status')
const save = (page: Page) => page.getByRole('button', { name: 'Save draft' })
const money = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const invoiceOf = async (page: Page, id: string): Promise<Invoice> =>
  (await page.request.get(`/api/invoices?id=${id}`)).json()

/** Returns the draft on screen, waiting until it has been created. */
const draftOf = async (page: Page): Promise<Invoice> => {
  await expect(page.getByRole('heading', { level: 1, name: /^Draft \d+/ })).toBeVisible()
  return invoiceOf(page, new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

const makeDraft = async (page: Page, body: object = {}): Promise<Invoice> => {
  const data = { customer: { id: 8 }, products: [{ title: 'Desk', quantity: 2, price: 100 }], ...body }
  const answer = await page.request.post('/api/invoices/drafts', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).invoice
}

const open = async (page: Page, path: string) => {
  await page.goto(`invoices/${path}`)
  await expect(titles(page).first()).toBeVisible()
}

const choose = async (page: Page, typed: string, name: string, key = 'Enter') => {
  await page.keyboard.type(typed)
  const active = page.locator('[data-combobox-selected], [aria-selected="true"]')
  await expect(page.getByRole('option', { name }).and(active)).toBeVisible()
  await page.keyboard.press(key)
}

/** Opens the inputs for dates and reference, which are shown as text at first. */
const openDates = (page: Page) => page.getByRole('button', { name: /^Issued/ }).click()

const paste = (page: Page, line: number, text: string) =>
  cell(page, line, 'title').evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test.beforeEach(async ({ signIn }) => signIn())

test('a line names the variant of its product, with its own price, and says how many there are', async ({ page }) => {
  const variants = [
    { color: 'blue', stock: 3, price: 219 },
    { color: 'red', stock: 5 },
  ]
  const watch = (await (await page.request.get('/api/products?q=Fathom Field Watch')).json())[0]
  expect((await page.request.put(`/api/products?id=${watch.id}`, { data: { variants } })).ok()).toBe(true)
  await open(page, 'create')
  await cell(page, 0, 'title').focus()
  await choose(page, 'field watch', watch.title)
  const variant = page.getByRole('combobox', { name: /^Variant of/ })
  await variant.selectOption('Blue – $219.00 · 3 in stock')
  await expect(cell(page, 0, 'title')).toHaveValue(`${watch.title}, Blue`)
  await expect(cell(page, 0, 'price')).toHaveValue('219.00')
  await variant.selectOption('Red – $239.00 · 5 in stock')
  await expect(cell(page, 0, 'price')).toHaveValue('239.00')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Customer' }).focus()
  await choose(page, 'misaki', '佐藤 美咲')
  await save(page).click()
  const { products } = await draftOf(page)
  expect(products).toMatchObject([{ id: watch.id, title: `${watch.title}, Red`, price: 239 }])
})

test('an invoice is written and issued by keys alone, and comes to what the server makes of it', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page, 'create')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await expectAccessible(page)
  await choose(page, 'misaki', '佐藤 美咲')
  await expect(cell(page, 0, 'title')).toBeFocused()
  await expect(page.getByRole('button', { name: 'misaki.sato@quarterdeck.test' })).toBeVisible()

  await choose(page, 'field watch', 'Fathom Field Watch', 'Tab')
  await expect(cell(page, 0, 'quantity')).toBeFocused()
  await expect(cell(page, 0, 'price')).toHaveValue('239.00')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 'title')).toBeFocused()
  await page.keyboard.type('Fitting')
  for (const value of ['2.5', 'h', '33.33', '12.5', '19']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(cell(page, 2, 'title')).toBeFocused()
  await page.getByLabel('Discount', { exact: true }).fill('10.01')
  await page.getByLabel('Shipping', { exact: true }).fill('4.99')
  await page.getByLabel('Tax on shipping').fill('7')
  await expect(page.getByText(/^Tax 7% on/)).toBeVisible()

  const shown = await total(page).textContent()
  await page.keyboard.press('Control+Enter')
  const draft = await draftOf(page)
  expect(draft.products.map(({ title, quantity, unit, taxRate }) => [title, quantity, unit, taxRate])).toEqual([
    ['Fathom Field Watch', 3, 'C62', null],
    ['Fitting', 2.5, 'HUR', 19],
  ])
  expect(money(draft.totalAmount)).toBe(shown)
  for (const { rate, base, amount } of draft.taxes) {
    await expect(page.getByText(`Tax ${rate}% on ${money(base)}`).locator('..')).toContainText(money(amount))
  }

  await page.getByRole('button', { name: 'Issue', exact: true }).press('Enter')
  await expect(page.getByText(/^INV-\d+ issued$/)).toBeVisible()
  const issued = await invoiceOf(page, draft.id)
  expect([issued.state, issued.draftId, issued.totalAmount]).toEqual(['issued', draft.id, draft.totalAmount])
})

test('rows of a spreadsheet become lines, which are put in order by keys, by buttons and by the mouse', async ({
  page,
}) => {
  await open(page, 'create')
  await cell(page, 0, 'title').focus()
  await paste(page, 0, 'Item\tQty\tPrice\tOff\tVAT\nOak\t2\t$1,200.50\t10%\t19%\nElm\tmany\t80\n"Ash\t"\t1\t5\r\n')
  await expect(titles(page)).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: '3 lines added' })).toContainText('One cell wasn’t a number')
  await expect(cell(page, 0, 'price')).toHaveValue('1200.50')
  await expect(cell(page, 0, 'discount')).toHaveValue('10')
  await expect(cell(page, 0, 'taxRate')).toHaveValue('19')
  await expect(cell(page, 1, 'quantity')).toHaveValue('')
  await expect(cell(page, 3, 'title')).toBeFocused()

  const order = () => titles(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await cell(page, 0, 'price').focus()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await order()).toEqual(['Elm', 'Oak', 'Ash', ''])
  await expect(cell(page, 1, 'price')).toBeFocused()
  await page.getByRole('button', { name: 'Move Ash up' }).press('Enter')
  expect(await order()).toEqual(['Elm', 'Ash', 'Oak', ''])

  const [from, to] = await Promise.all([0, 2].map((line) => page.locator(`tr[data-line="${line}"]`).boundingBox()))
  if (!from || !to) throw new Error('The lines have no place')
  const grip = await page.locator('tr[data-line="0"] [data-grip]').boundingBox()
  if (!grip) throw new Error('The grip has no place')
  await page.mouse.move(grip.x + 8, grip.y + 12)
  await page.mouse.down()
  await page.mouse.move(grip.x + 8, to.y + to.height, { steps: 5 })
  await page.mouse.up()
  expect(await order()).toEqual(['Ash', 'Oak', 'Elm', ''])

  await page.getByRole('button', { name: 'Remove Oak' }).click()
  expect(await order()).toEqual(['Ash', 'Elm', ''])
})

test('what was written is undone and done again in steps, whichever field it was in', async ({ page }) => {
  await open(page, 'create')
  await choose(page, 'misaki', '佐藤 美咲')
  await expect(page.getByRole('button', { name: 'misaki.sato@quarterdeck.test' })).toBeVisible()
  await paste(page, 0, 'Oak\t2\t10\t0\t19\nElm\t1\t5\t0\t7')
  await cell(page, 1, 'taxRate').fill('1')
  await cell(page, 0, 'title').focus()
  await page.getByRole('button', { name: 'Remove Oak' }).click()
  await expect(titles(page)).toHaveCount(2)

  await page.keyboard.press('Control+z')
  await expect(titles(page)).toHaveCount(3)
  await expect(cell(page, 0, 'title')).toHaveValue('Oak')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 1, 'taxRate')).toHaveValue('7')
  await expect(cell(page, 1, 'taxRate')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(titles(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'misaki.sato@quarterdeck.test' })).toHaveCount(0)
  for (const _ of [1, 2, 3]) await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('佐藤 美咲')
  await expect(cell(page, 1, 'taxRate')).toHaveValue('1')
})

test('the last price of this customer is taken with one key', async ({ page }) => {
  const products = [{ id: 5, title: 'Fathom Field Watch', quantity: 1, price: 200, discount: 15 }]
  const answer = await page.request.post('/api/invoices', { data: { customer: { id: 8 }, products } })
  const { invoice } = await answer.json()
  const draft = await makeDraft(page, { products: [] })
  await open(page, draft.id)
  await cell(page, 0, 'title').focus()
  await choose(page, 'field watch', 'Fathom Field Watch')
  const hint = page.getByRole('button', { name: /^Last paid \$170.00/ })
  await expect(hint).toHaveAttribute('title', new RegExp(invoice.id))
  await page.keyboard.press('Alt+l')
  await expect(cell(page, 0, 'price')).toHaveValue('200.00')
  await expect(cell(page, 0, 'discount')).toHaveValue('15')
  await expect(hint).toHaveCount(0)
})

test('what is typed stays a text where one says so, and Enter saves nothing', async ({ page }) => {
  const made: string[] = []
  page.on('request', (request) => {
    // A preview stores nothing.
    if (request.method() === 'POST' && /\/invoices(?!\/preview)/.test(request.url())) made.push(request.url())
  })
  await open(page, 'create')
  await choose(page, 'misaki', '佐藤 美咲', 'Tab')
  await page.keyboard.type('watch')
  const asText = page.getByRole('option', { name: 'Use “watch” as text' })
  await expect(asText).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(asText).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'quantity')).toBeFocused()
  await expect(cell(page, 0, 'title')).toHaveValue('watch')
  await expect(cell(page, 0, 'price')).toHaveValue('')
  await openDates(page)
  await page.getByLabel('Reference').fill('PO 7')
  await page.getByLabel('Reference').press('Enter')
  await page.getByLabel('Discount', { exact: true }).press('Enter')
  await page.getByRole('combobox', { name: 'Customer' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible()
  expect(made).toEqual([])
})

test('due by terms goes along with the day of the issue, and a day that is set stays', async ({ page }) => {
  await open(page, 'create')
  await openDates(page)
  const [issued, terms, due] = [
    page.getByLabel('Issued'),
    page.getByLabel('Payment due'),
    page.getByLabel('Due', { exact: true }),
  ]
  await issued.fill('2027-01-31')
  await expect(due).toHaveValue('02/14/2027')
  await terms.click()
  await page.getByRole('option', { name: 'On receipt' }).click()
  await expect(due).toHaveValue('01/31/2027')
  await due.fill('2027-03-05')
  await expect(terms).toHaveValue('On a set date')
  // As one writes it here, and chosen from the month.
  await issued.fill('2/1/27')
  await expect(due).toHaveValue('03/05/2027')
})

test('what is wrong is said at the fields and in a summary, and nothing is stored', async ({ page }) => {
  await open(page, 'create')
  const before = await (await page.request.get('/api/invoices/state-counts')).json()
  await cell(page, 0, 'title').fill('Rope')
  await cell(page, 0, 'quantity').fill('1000000000')
  await cell(page, 0, 'price').fill('-5')
  await cell(page, 0, 'taxRate').fill('lots')
  await openDates(page)
  await page.getByLabel('Issued').fill('2027-01-31')
  await page.getByLabel('Due', { exact: true }).fill('2027-01-01')
  await save(page).click()
  const summary = page.getByRole('alert').filter({ hasText: '5 fields need attention' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toContainText([
    'Customer: Fill in this field',
    'Quantity, line 1: Enter 1000000 or less',
    'Price, line 1: Enter 0 or more',
    'Tax, line 1: This is not a valid value',
    'Due: The dates are in the wrong order',
  ])
  await summary.getByRole('button', { name: /^Price, line 1/ }).click()
  await expect(cell(page, 0, 'price')).toBeFocused()
  await expect(cell(page, 0, 'price')).toHaveAccessibleDescription('Enter 0 or more')
  await expect(cell(page, 0, 'taxRate')).toHaveValue('lots')
  await expectAccessible(page)
  expect(await (await page.request.get('/api/invoices/state-counts')).json()).toEqual(before)
})

test('an invoice without lines is kept as a draft and not issued; too many lines are refused', async ({ page }) => {
  const draft = await makeDraft(page, { products: [] })
  await open(page, draft.id)
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Add at least one line before you issue the invoice')
  await cell(page, 0, 'title').focus()
  await paste(page, 0, Array.from({ length: 1001 }, (_, line) => `Row ${line}\t1\t1`).join('\n'))
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('An invoice has at most 1,000 lines')
  expect((await invoiceOf(page, draft.id)).version).toBe(draft.version)
})

test('saving twice at once makes one draft', async ({ page }) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/invoices/drafts')) made.push(request.url())
  })
  await open(page, 'create')
  await page.getByRole('combobox', { name: 'Customer' }).focus()
  await choose(page, 'misaki', '佐藤 美咲')
  await save(page).dblclick()
  await draftOf(page)
  expect(made).toHaveLength(1)
})

test('two people change the same lines: both are shown, and one chooses', async ({ page, complaints }) => {
  const draft = await makeDraft(page)
  await open(page, draft.id)
  await cell(page, 0, 'quantity').fill('5')
  const theirs = { notes: 'Theirs', products: [{ title: 'Desk', quantity: 3, price: 100 }] }
  await page.request.put(`/api/invoices?id=${draft.id}`, { data: theirs })
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this meanwhile' })
  await expect(dialog.getByRole('group', { name: 'Lines' })).toContainText('5 × Desk')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const saved = await invoiceOf(page, draft.id)
  expect([saved.notes, saved.products[0]?.quantity]).toEqual(['Theirs', 5])
  complaints.length = 0
})

test('the preview is the paper, drawn of what is typed', async ({ page }) => {
  const draft = await makeDraft(page)
  await open(page, draft.id)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  const textsIn = (place: Locator) => place.locator('[data-paper] text').allTextContents()
  await cell(page, 0, 'quantity').fill('7')
  await expect.poll(() => textsIn(preview)).toContain('7')
  await expectAccessible(page)
  const shown = await textsIn(preview)
  await save(page).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await page.goto(`invoices/${draft.id}/details`)
  await expect.poll(() => textsIn(page.getByRole('main'))).toEqual(shown)
})

test('leaving asks first, and what was typed is offered again after a reload', async ({ page }) => {
  const draft = await makeDraft(page)
  await open(page, draft.id)
  await cell(page, 0, 'quantity').fill('7')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect
    .poll(async () => (await page.request.get(`/api/form-drafts?form=invoices/${draft.id}`)).json())
    .toMatchObject({ draft: { values: { products: [{ quantity: 7 }] } } })
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(cell(page, 0, 'quantity')).toHaveValue('7')
})

test('an invoice that went out is corrected instead of changed, and what was typed goes along', async ({
  page,
  complaints,
}) => {
  const data = { customer: { id: 8 }, products: [{ title: 'Desk', quantity: 1, price: 5 }] }
  const { invoice } = await (await page.request.post('/api/invoices', { data })).json()
  await open(page, invoice.id)
  await cell(page, 0, 'quantity').fill('2')
  // It goes out while somebody writes.
  expect((await page.request.post('/api/invoices/sent', { data: { ids: [invoice.id] } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'This invoice can’t be changed anymore' })
  await expect(dialog.getByRole('link', { name: 'Go to the invoice' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('One was missing')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText(/^CN-\d+ created/)).toBeVisible()
  const draft = await draftOf(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(cell(page, 0, 'quantity')).toHaveValue('2')
  await save(page).click()
  await expect.poll(async () => (await invoiceOf(page, draft.id)).totalAmount).toBe(10)
  const { products, owedAmount } = await invoiceOf(page, invoice.id)
  expect([products[0]?.quantity, owedAmount]).toEqual([1, 0])
  complaints.length = 0
})

test('what was agreed is text once an invoice went out, and what to do instead stands beside the reason', async ({
  page,
}) => {
  const data = { customer: { id: 8 }, products: [{ title: 'Desk', quantity: 3, price: 5 }] }
  const { invoice } = await (await page.request.post('/api/invoices', { data })).json()
  await page.request.post('/api/invoices/sent', { data: { ids: [invoice.id] } })
  await page.goto(`invoices/${invoice.id}`)
  const reason = page.getByRole('note').filter({ hasText: 'amounts of this invoice are locked' })
  await expect(reason.getByRole('button')).toHaveText(['Correct', 'Create credit note', 'Void'])
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveCount(0)
  await expect(cell(page, 0, 'quantity')).toHaveCount(0)
  await expect(page.getByText('3 × $5.00')).toBeVisible()
  await page.getByLabel('Notes').fill('Thank you')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await invoiceOf(page, invoice.id)).notes).toBe('Thank you')
  await reason.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByRole('dialog', { name: 'Correct this invoice' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, colorScheme: 'dark' })

  test('lines are cards with buttons that move them', async ({ page }) => {
    const draft = await makeDraft(page, {
      products: [
        { title: 'Oak', quantity: 1, price: 1 },
        { title: 'Elm', quantity: 1, price: 1 },
      ],
    })
    await open(page, draft.id)
    await page.getByRole('button', { name: 'Move Elm up' }).click()
    await expect(titles(page).first()).toHaveValue('Elm')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
  })
})
