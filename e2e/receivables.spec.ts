import { expect, expectAccessible, test } from './fixture.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

test('what a customer owes leads to just these invoices, and to their statement of account', async ({
  page,
  signIn,
}) => {
  await signIn()
  const products = [{ title: 'Consulting', quantity: 1, price: 987.65 }]
  const dates = { issueDate: day(60), dueDate: day(45) }
  const made = await page.request.post('/api/invoices', { data: { customer: { id: 5 }, products, ...dates } })
  const { invoice } = await made.json()

  await page.goto('orders')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Receivables' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receivables' })).toBeVisible()
  await expect(page.getByText('Payment score: the share of the amounts due in the last 365 days')).toBeVisible()
  await page.getByRole('searchbox').fill(invoice.customer.name)
  const row = page.locator('main [data-row="5"]')
  await expect(row).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('link', { name: /31–60 days: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await expect(page.locator(`main [data-row="${invoice.id}"]`)).toBeVisible()
  await page.goBack()

  await row.getByRole('link', { name: /^Statement of account for / }).click()
  await expect(page.locator('main')).toContainText(`Invoice ${invoice.id}`)
  await page.getByLabel('From').fill(day(30))
  await expect(page.locator('main')).not.toContainText(`Invoice ${invoice.id}`)
  await expect(page).toHaveURL(new RegExp(`from=${day(30)}`))
  await expectAccessible(page)
})
