import { expect, expectAccessible, sizes, speak, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

test('what is paid back of what was billed makes a credit note, to be printed, and the invoice tells what remains', async ({
  page,
}) => {
  const { invoiceId } = await (await page.request.get('/api/orders?id=9')).json()
  await page.request.delete(`/api/invoices?id=${invoiceId}`)
  await page.goto('orders/9')
  await page.getByRole('button', { name: 'Create invoice' }).click()
  const invoice = page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: /^INV-\d+$/ })
  const number = await invoice.textContent()

  const items = page.getByRole('region', { name: 'Items' })
  await items.getByRole('button', { name: 'Refund or return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund or return' })
  await dialog.getByLabel('Quantity of Beacon').fill('2')
  await expect(dialog).toContainText(`A credit note for ${number} will be created.`)
  await dialog.getByLabel('Shipping').fill('11.9')
  await dialog.getByLabel('Amount to refund').fill('60')
  await dialog.getByLabel('Explanation').fill('Do not burn')
  await dialog.getByRole('button', { name: 'Refund $60.00' }).click()
  await expect(dialog).toHaveCount(0)

  const note = items.getByRole('link', { name: /^Credit note CN-\d+$/ })
  const title = (await note.textContent()) ?? ''
  await note.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const sheet = page.getByRole('article')
  for (const text of [number ?? '', '#9', 'Do not burn']) await expect(sheet).toContainText(text)
  await expect(sheet.getByRole('row')).toContainText([
    /Amount/,
    /Beacon Soy Wax Candle2\$40\.77/,
    /Shipping\$11\.90/,
    /Other\$7\.33/,
    /Total\$60\.00/,
  ])
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Back to the order' }).click()
  await invoice.click()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible()
  const lines = page.getByRole('region', { name: 'Document' })
  await expect(lines).toContainText('Credited-$60.00')
  await expect(lines).toContainText('Remaining$194.07')
})

test('a credit note that was never made is answered with a way back', async ({ page, complaints }) => {
  await page.goto('orders/9/credit-note/CN-999')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the chart' })).toBeVisible()
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('the note fits, in another language and scheme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await speak(page, 'ja')
    await page.goto('orders/5/credit-note/CN-002')
    await expect(page.getByRole('heading', { level: 1, name: 'クレジットノート CN-002' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await expectAccessible(page)
  })
})
