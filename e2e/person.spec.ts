import type { APIRequestContext } from '@playwright/test'
import { expect, password, people, test } from './fixture.ts'

const linkTo = async (request: APIRequestContext, url: string, to: string, template: string) => {
  const [mail] = await (await request.get(`${url}/api/outbox?q=${to}&template=${template}`)).json()
  return (await (await request.get(`${url}/api/outbox?id=${mail.id}`)).json()).content.link as string
}

test('what someone likes holds at once, everywhere, and on a new device from the start', async ({
  page,
  signIn,
  browser,
  product,
}) => {
  await signIn()
  await page.goto('settings')
  const choose = async (label: string, option: string) => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/me/settings'))
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
    expect((await saved).status()).toBe(200)
  }
  await choose('Times', '24 hours')
  await choose('Weeks begin on', 'Saturday')
  await choose('Rows of lists', 'Compact')
  const preview = page.getByLabel('Preview')
  const iso = new Date().toISOString().slice(0, 10)
  await page.getByRole('combobox', { name: 'Time zone' }).fill('UTC')
  await page.getByRole('option', { name: 'UTC', exact: true }).click()
  await choose('Dates', iso)
  await expect(preview).toContainText(`${iso} `)
  await choose('Numbers', '1.234.567,89')
  await expect(preview).toContainText('1.234.567,89')
  await choose('Language', 'Español')
  await expect(page.getByRole('heading', { name: 'Idioma y formatos' })).toBeVisible()

  const other = await browser.newContext({ baseURL: `${product.url}/admin/`, locale: 'en-US' })
  await other.request.post(`${product.url}/api/auth/sign-in/email`, {
    data: { email: people.owner, password },
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('users')
  await expect(elsewhere.getByRole('heading', { name: 'Usuarios', level: 1 })).toBeVisible()
  await expect(elsewhere.locator('table')).toHaveAttribute('data-density', 'compact')
  await expect(elsewhere.locator('tbody time').first()).toHaveText(/^\d{4}-\d\d-\d\d$/)
  await other.close()
})

test('another address is asked for, approved at the old one and confirmed at the new one', async ({
  page,
  signIn,
  product,
  context,
}) => {
  await signIn()
  await page.goto('settings')
  const section = page.getByRole('region', { name: 'Email address' })
  const ask = async () => {
    await section.getByRole('textbox', { name: 'Email address' }).fill('clara@whitfield.example')
    await section.getByRole('button', { name: 'Change address' }).click()
    await expect(section.getByText('To be approved')).toBeVisible()
  }
  await ask()
  await expect(section.getByRole('button', { name: /Send again in/ })).toBeDisabled()
  await section.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(section.getByRole('button', { name: 'Change address' })).toBeDisabled()
  await ask()
  const [old, fresh] = [
    await linkTo(context.request, product.url, people.owner, 'emailApproval'),
    await linkTo(context.request, product.url, 'clara@whitfield.example', 'emailConfirmation'),
  ]
  await page.goto(`${product.url}${fresh}`)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`${product.url}${old}`)
  await page.getByRole('button', { name: 'Approve the change' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Open Quarterdeck' }).click()
  await expect(section.getByRole('textbox', { name: 'Email address' })).toHaveValue('clara@whitfield.example')
})
