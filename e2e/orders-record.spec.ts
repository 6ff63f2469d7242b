import type { Page } from '@playwright/test'
import { expect, people, sizes, speak, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

const entries = (page: Page) => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')

test('an order goes its way, with a reason where one is due, and its timeline tells it', async ({ page }) => {
  await page.goto('orders/12')
  // The status alone is set in the menu; what is done next is shipping.
  await expect(page.getByRole('button', { name: 'Ship items' })).toHaveCount(1)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as shipping' }).click()
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Shipments' })).toContainText('Shipped without tracking.')
  await expect(entries(page).first()).toContainText('After: Shipping')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as returned' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as returned' })
  await expect(dialog.getByRole('button', { name: 'Mark as returned' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('Refused at the door')
  await dialog.getByRole('button', { name: 'Mark as returned' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(entries(page).first()).toContainText('Refused at the door')
  await entries(page).first().getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
})

test('pieces come back for just what they cost, and all adds up', { tag: '@journey' }, async ({ page }) => {
  await page.goto('orders/9')
  const items = page.getByRole('region', { name: 'Items' })
  await items.getByRole('button', { name: 'Refund or return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund or return' })
  await dialog.getByText('Items come back').click()
  await dialog.getByLabel('Quantity of Beacon').fill('2')
  await expect(dialog.getByLabel('Amount to refund')).toHaveValue('40.77')
  await dialog.getByLabel('Shipping').fill('20')
  await expect(dialog.getByRole('button', { name: 'Return and refund' })).toBeDisabled()
  await dialog.getByLabel('Shipping').fill('11.9')
  await dialog.getByLabel('Explanation').fill('Do not burn')
  await dialog.getByRole('button', { name: 'Return and refund $52.67' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(items).toContainText('2 refunded')
  await expect(items).toContainText('Net$201.40')
  await expect(items.getByRole('list', { name: 'Refunds and returns' })).toContainText('Do not burn')
  await expect(entries(page).first()).toContainText('Do not burn')
  await expect(entries(page).first().getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'The customer in figures' })).toContainText('$201.40')
})

test('someone is mentioned in a note by keyboard alone; the note is changed, deleted and brought back', async ({
  page,
}) => {
  await page.goto('orders/7')
  await page.getByLabel('New note').focus()
  await page.keyboard.type('Ask @jör')
  await expect(page.getByRole('option', { name: /Jörg Müller/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('about it')
  await page.keyboard.press('Control+Enter')
  const note = page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await expect(note).toContainText('Ask @Jörg Müller about it')
  await expect(note.getByRole('link', { name: '@Jörg Müller' })).toHaveAttribute('href', /profile\?id=2$/)
  await expect(page.getByLabel('New note')).toHaveValue('')

  await note.getByRole('button', { name: 'Edit note' }).press('Enter')
  await expect(note.getByLabel('Edit note')).toHaveValue('Ask @Jörg Müller about it')
  await note.getByLabel('Edit note').fill('Settled')
  await page.keyboard.press('Control+Enter')
  await expect(note).toContainText('edited')
  await note.getByRole('button', { name: 'Delete note' }).press('Enter')
  await expect(page.getByText('No notes yet.')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Note deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(note).toContainText('Settled')
})

test('the figures of the customer lead to what they count; an invoice is made; others’ changes arrive', async ({
  page,
}) => {
  const { invoiceId } = await (await page.request.get('/api/orders?id=14')).json()
  await page.request.delete(`/api/invoices?id=${invoiceId}`)
  await page.goto('orders/14')
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await expect(page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: /^INV-\d+$/ })).toBeVisible()
  await page.request.patch('/api/orders?id=14', { data: { shipping: '1 Elsewhere Road\n8001 Zürich' } })
  const addresses = page.getByRole('region', { name: 'Addresses' })
  await expect.poll(() => addresses.innerText()).toContain('1 Elsewhere Road\n8001 Zürich')

  const figures = page.getByRole('navigation', { name: 'The customer in figures' })
  await expect(figures.getByRole('link', { name: /^Orders/ })).toContainText('2')
  await figures.getByRole('link', { name: /^Orders/ }).click()
  await expect(page.locator('main table tbody tr')).toHaveCount(2)
})

test('where an order goes is changed, and what two people changed is asked about', async ({ page, complaints }) => {
  await page.goto('orders/8')
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Shipping address').fill('5 Mine Street')
  await page.getByLabel('Card').fill('4111 1111 1111 9876')
  await page.getByRole('combobox', { name: 'Customer' }).fill('priya')
  await page.getByRole('option', { name: 'Priya Raman' }).click()
  await page.request.patch('/api/orders?id=8', { data: { shipping: '6 Theirs Street', taxAmount: 3 } })
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('6 Theirs Street')
  await dialog.getByRole('radio', { name: /5 Mine Street/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order 8', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('5 Mine Street')
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('**** 9876')
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Priya Raman')
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Tax$3.00')
  // The browser itself notes the answer that asked back.
  complaints.length = 0
})

test('the packing slip tells no prices and is all that is printed', async ({ page }) => {
  await page.goto('orders/9')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Packing slip' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Packing slip, Order 9' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Beacon Soy Wax Candle3')
  await expect(page.getByRole('main')).not.toContainText('$')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
})

test('an order that is not there is answered with a way back', async ({ page, complaints }) => {
  await page.goto('orders/999')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the chart' })).toBeVisible()
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('who may only look sees all of it and changes nothing; nothing overflows', async ({ page, signIn }) => {
    await page.context().clearCookies()
    await signIn(people.viewer)
    await speak(page, 'de')
    await page.goto('orders/5')
    await expect(page.getByRole('region', { name: 'Artikel' })).toContainText('Erstattet')
    await expect(page.getByRole('region', { name: 'Notizen' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Erstattung oder Retoure' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  })
})
