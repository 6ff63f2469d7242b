import { expect, test } from './fixture.ts'

test('an invoice is sent, read online by its customer, seen as viewed, and its link revoked', {
  tag: '@journey',
}, async ({ page, signIn, browser, product, complaints }) => {
  await signIn()
  const draft = {
    customer: { id: 6 },
    products: [{ title: 'Lamp', quantity: 3, price: 20 }],
    billingAddress: { email: 'ada@example.com' },
    language: 'de',
  }
  const { invoice } = await (await page.request.post(`${product.url}/api/invoices`, { data: draft })).json()
  const { id } = invoice

  await page.goto(`invoices/${id}/details`)
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${id}` })
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('ada@example.com')
  await expect(dialog.frameLocator('iframe').getByText('Rechnung ansehen')).toBeVisible()
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(new RegExp(`die Rechnung ${id} über 60,00`))
  await expect(dialog).toContainText(`Attached: ${id}.pdf`)
  await expect(dialog).toContainText('No mail server is set up')
  await dialog.getByLabel('Cc', { exact: true }).fill('copy@example.com')
  await dialog.getByLabel('Subject', { exact: true }).fill('Rechnung {nummer}')
  await expect(dialog.getByText('{nummer} can’t be used here')).toBeVisible()
  await dialog.getByLabel('Subject', { exact: true }).fill('Ihre Rechnung {number}')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  // Here is no mail server.
  await expect(page.getByText('In the outbox for ada@example.com: there is no mail server yet')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Emails and links' })
  await expect(panel.getByRole('list', { name: 'Emails' })).toContainText(`Ihre Rechnung ${id}`)
  await expect(panel.getByRole('list', { name: 'Emails' })).toContainText('ada@example.com, copy@example.com')
  await expect(panel.getByRole('list', { name: 'Links' })).toContainText('Not viewed yet')

  // What its customer reads is other than what they have by now.
  await page.request.put(`${product.url}/api/invoices?id=${id}`, { data: { reference: 'PO 4711' } })
  await expect(page.getByText('Changed since it was sent: Reference.')).toBeVisible()

  await page.goto('outbox')
  await page.getByRole('button', { name: `Ihre Rechnung ${id}` }).click()
  const mail = page.getByRole('dialog', { name: `Ihre Rechnung ${id}` })
  await expect(mail.getByRole('button', { name: `${id}.pdf` })).toBeVisible()
  const link = await mail.getByRole('link').getAttribute('href')

  const context = await browser.newContext()
  const customer = await context.newPage()
  const served = await customer.goto(`${product.url}${link}`)
  expect(served?.headers()['x-robots-tag']).toContain('noindex')
  await expect(customer.getByRole('heading', { name: `Rechnung ${id}` })).toBeVisible()
  await expect(customer.getByText('60,00').first()).toBeVisible()
  await expect(customer.locator('html')).toHaveAttribute('lang', 'de')
  const download = customer.waitForEvent('download')
  await customer.getByRole('button', { name: 'PDF herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe(`${id}.pdf`)

  await page.goto(`invoices/${id}/details`)
  await expect(page.getByText('Viewed', { exact: true }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Link revoked')).toBeVisible()
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await context.close()
  complaints.length = 0
})

test('words of a mail that are not saved are asked about before another language is shown', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('settings/mail-texts')
  await page.getByLabel('Subject', { exact: true }).fill('Your invoice {number}')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Your invoice {number}')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(/^Rechnung /)
})
