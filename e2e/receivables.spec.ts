import { expect, expectAccessible, test } from './fixture.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

test('what a customer owes leads to just these invoices, and to their statement of account', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn()
  const products = [{ title: 'Consulting', quantity: 1, price: 987.65 }]
  const dates = { issueDate: day(60), dueDate: day(45) }
  const made = await page.request.post('/api/invoices', { data: { customer: { id: 5 }, products, ...dates } })
  const { invoice } = await made.json()

  await page.goto('orders')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.getByRole('button', { name: 'More in Invoices' }).click()
  await menu.getByRole('link', { name: 'Receivables' }).click()
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

test('reminders that are due are looked at and sent once, and those that are paused are not', async ({
  page,
  signIn,
}) => {
  await signIn()
  const bill = async () => {
    const products = [{ title: 'Consulting', quantity: 1, price: 987.65 }]
    const data = { customer: { id: 5 }, products, issueDate: day(60), dueDate: day(45) }
    return (await (await page.request.post('/api/invoices', { data })).json()).invoice.id as string
  }
  const [reminded, paused] = [await bill(), await bill()]

  await page.goto(`invoices/${paused}/details`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Pause reminders')
  await page.getByLabel('Reason').fill('They dispute it')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause reminders' }).click()
  await expect(page.getByText('They dispute it').first()).toBeVisible()

  await page.goto('receivables')
  const beyond = ({ parentElement }: Element) => parentElement && parentElement.scrollWidth - parentElement.clientWidth
  expect(await page.getByRole('grid', { name: 'Receivables' }).evaluate(beyond)).toBe(0)
  await page.getByRole('button', { name: /^Reminders due: / }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('list', { name: 'First reminder' })
  await expect(first).toContainText(`${reminded}`)
  await expect(dialog).not.toContainText(paused)
  const others = first.getByRole('checkbox').and(page.locator(`:not([aria-label="${reminded}"])`))
  for (const other of await others.all()) await other.uncheck()
  await dialog.getByRole('button', { name: 'Send 1 reminder' }).click()
  await expect(page.getByText('1 reminder sent')).toBeVisible()

  await page.goto(`invoices/${reminded}/details`)
  const mails = page.getByRole('region', { name: 'Emails and links' }).getByRole('list', { name: 'Emails' })
  await expect(mails).toContainText(`Reminder: invoice ${reminded}`)
  await expect(page.getByText('First reminder').first()).toBeVisible()
  await choose('Remind')
  await expect(dialog).toContainText(/^.*Reminded on .*The next reminder is due on /)
  await expect(dialog.getByRole('button', { name: 'Send reminders' })).toBeDisabled()
})
