import { expect, expectAccessible, people, sizes, test } from './fixture.ts'

const title = 'Server error'

test('someone who is signed out is led to the sign-in without a complaint of the browser', async ({ page }) => {
  await page.goto('users?status=Banned')
  await expect(page).toHaveURL(/login\?next=/)
  await page.getByLabel('Email', { exact: true }).fill(people.owner)
  await page.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/users\?status=Banned/)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('someone who is signed in has everything asked for at once', async ({ page, signIn }) => {
  await signIn()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    await held.promise
    await route.continue()
  })
  const list = page.waitForResponse(/\/api\/users\?/)
  await page.goto('users')
  await list
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('a session that ended in the middle of work is renewed over it, and what was asked for comes', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  // Nothing else is still to be asked for: the search is what is refused.
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await page.context().clearCookies()
  await page.getByRole('searchbox').fill('whitfield')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Email')).toHaveValue(people.owner)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Email and password do not match')
  await dialog.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/users\?q=whitfield/)
  await expect(page.getByRole('searchbox')).toHaveValue('whitfield')
  await expect(page.getByRole('row')).toHaveCount(2)
  complaints.length = 0
})

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('a screen whose data do not come says so, and another try brings it', async ({
      page,
      context,
      signIn,
      complaints,
    }) => {
      await signIn()
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.route('**/api/users?id=7', (route) =>
        route.fulfill({
          status: 500,
          headers: { 'x-request-id': 'abc-123', 'content-type': 'application/json' },
          body: JSON.stringify({ code: 'internal', message: 'Broken' }),
        }),
      )
      await page.goto('users/7')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle('Server error · Quarterdeck')
      await page.getByRole('button', { name: 'Copy request id' }).click()
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('abc-123')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      const refusedAgain = page.waitForResponse('**/api/users?id=7')
      await page.getByRole('button', { name: 'Retry' }).click()
      await refusedAgain
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.unroute('**/api/users?id=7')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByLabel('Phone')).toBeVisible()
      await expect(page).toHaveURL(/users\/7$/)
      complaints.length = 0
    })

    test('a lost connection is said quietly, keeps what is there, and is found again', async ({
      page,
      context,
      signIn,
      complaints,
    }) => {
      await signIn()
      await page.goto('users/7')
      const phone = page.getByLabel('Phone')
      await phone.fill('+49 30 5550199')
      const lost = page.getByRole('status').filter({ hasText: 'Connection lost. Trying again …' })
      await expect(lost).toHaveCount(0)
      await context.setOffline(true)
      await expect(lost).toBeVisible()
      await expect(phone).toHaveValue('+49 30 5550199')
      await expectAccessible(page)
      await context.setOffline(false)
      await expect(lost).toHaveCount(0)
      await expect(phone).toHaveValue('+49 30 5550199')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Changes saved').first()).toBeVisible()
      complaints.length = 0
    })
  })
}

test('the address of the server error leads back to where one was, and nowhere else', async ({ page }) => {
  await page.goto('server-error?next=/login&request=abc-123')
  await expect(page).toHaveTitle('Server error · Quarterdeck')
  await expect(page.getByText('Request abc-123')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  for (const next of ['https://evil.example/', '//evil.example/', '/%09/evil.example/', '/../api/docs']) {
    await page.goto(`server-error?next=${next}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(/\/admin\/$/)
  }
})

test('addresses of screens that are not there yet are not found', async ({ page, signIn, product }) => {
  await signIn()
  for (const path of ['nowhere', 'orders/3/overview']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the chart' })).toBeVisible()
    await expect(page).toHaveTitle('404 · Quarterdeck')
  }
  await page.goto('dashboard')
  await expect(page).toHaveURL(/\/admin\/course$/)
  await page.goto(product.url)
  await expect(page).toHaveURL(/\/admin\/$/)
  await expect(page).toHaveTitle('Home · Quarterdeck')
})
