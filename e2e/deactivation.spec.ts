import { readFile } from 'node:fs/promises'
import { expect, password, people, sizes, test } from './fixture.ts'

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('somebody takes their data along, leaves, is shut out, and returns', async ({
      page,
      context,
      signIn,
      product,
      complaints,
    }) => {
      await signIn(people.admin)
      const { id } = await (await context.request.get(`${product.url}/api/me`)).json()
      await page.goto('settings/account-deactivation')

      await page.getByRole('button', { name: 'Download your data' }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
      expect(data.profile).toMatchObject([{ id, email: people.admin }])

      const effects = page.getByRole('list', { name: 'What happens' }).getByRole('listitem')
      await expect(effects.filter({ hasText: 'Profile' })).toHaveText(/Kept/)
      await page.getByRole('radio', { name: /^Delete/ }).check()
      await expect(effects.filter({ hasText: 'Profile' })).toHaveText(/Anonymized on/)
      await expect(effects.filter({ hasText: 'Open tickets' })).toHaveText(/3/)
      await page.getByLabel(/^Open tickets \(3\) go to/).fill('Clara')
      await page.getByRole('option', { name: 'Clara Whitfield' }).click()

      const leave = page.getByRole('button', { name: 'Delete account' })
      await page.getByLabel(/^Type .* to confirm/).fill('somebody@else.test')
      await page.getByLabel(/^Password/).fill(password)
      await leave.click()
      await expect(page.getByText('This does not match')).toBeVisible()
      complaints.length = 0
      await page.getByLabel(/^Type .* to confirm/).fill(people.admin)
      await leave.click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByText('Your account is closed').first()).toBeVisible()
      expect((await context.request.get(`${product.url}/api/me`)).status()).toBe(401)

      await page.getByLabel('Email').fill(people.admin)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()
      await page.goto('orders')
      await expect(page.getByText(/You asked for your account to be deleted/)).toBeVisible()
      await page.getByRole('button', { name: 'Return to my account' }).click()
      await expect(page.getByText('Welcome back').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Course', exact: true })).toBeVisible()
      // What had been asked for meanwhile was refused, and nothing else went wrong.
      expect(complaints.filter((line) => !/40[13] \(/.test(line))).toEqual([])
      complaints.length = 0
    })
  })
}

test('the last owner is told why they stay; an administrator sees who left, and opens the account again', {
  tag: '@journey',
}, async ({ page, signIn, playwright, product }) => {
  const other = await playwright.request.newContext({ baseURL: product.url })
  await other.post('/api/auth/sign-in/email', { data: { email: people.viewer, password } })
  const { id } = await (await other.get('/api/me')).json()
  const left = await other.post('/api/deactivation', {
    data: { kind: 'deactivate', confirmation: people.viewer, password, reason: 'A sabbatical' },
  })
  expect(left.status()).toBe(200)

  await signIn()
  await page.goto('settings/account-deactivation')
  await expect(page.getByText('You are the only owner')).toBeVisible()
  await page.goto(`users/profile?id=${id}`)
  await expect(page.getByText('Deactivated')).toBeVisible()
  await expect(page.getByText('A sabbatical')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen account' }).click()
  await expect(page.getByText('Account reopened').first()).toBeVisible()
  await expect(page.getByText('Deactivated')).toBeHidden()
  await other.dispose()
})
