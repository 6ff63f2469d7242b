import { expect, landing, people, test } from './fixture.ts'

test('someone signs in, looks around and signs out, by keyboard alone', async ({ page, complaints }) => {
  await page.goto('login')
  await expect(page).toHaveTitle('Sign in · Quarterdeck')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(people.owner)
  await page.keyboard.press('Tab')
  await page.keyboard.type('quarterdeck-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(landing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/login/)
  await page.goto('users')
  await expect(page).toHaveURL(/login.*next/)
  // The browser itself notes that the session was asked for and refused.
  complaints.length = 0
})

test('a wrong password is refused in words, and the right one leads where one was going', async ({
  page,
  complaints,
}) => {
  await page.goto('users?status=Banned')
  await expect(page).toHaveURL(/login/)
  await page.getByLabel('Email', { exact: true }).fill(people.owner)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email and password do not match')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/users\?status=Banned/)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  complaints.length = 0
})

test('a sample account is one click away', async ({ page, complaints }) => {
  await page.goto('login')
  await page.getByRole('button', { name: /Viewer/ }).click()
  await expect(page).toHaveURL(landing)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New user' })).toHaveCount(0)
  complaints.length = 0
})

test('an unknown address is answered with a way back', async ({ page, signIn }) => {
  await signIn()
  await page.goto('nonsense')
  await expect(page).toHaveTitle('404 · Quarterdeck')
  await page.getByRole('link', { name: 'Go to Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('the language follows the browser, then the choice, is kept, and holds in all windows', async ({
  browser,
  product,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL })
  const [page, window] = [await context.newPage(), await context.newPage()]
  await window.goto('login')
  await window.getByLabel('E-Mail', { exact: true }).fill('someone')
  await page.goto('login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('combobox').selectOption('ja')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(window.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(window.locator('[type=email]')).toHaveValue('someone')
  expect(await page.evaluate(() => localStorage.getItem('userLocale'))).toBe('ja')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await context.close()

  const other = await browser.newContext({ locale: 'fr-FR', baseURL: `${product.url}/admin/` })
  const fallback = await other.newPage()
  await fallback.goto('login')
  await expect(fallback.locator('html')).toHaveAttribute('lang', 'en')
  await other.close()
})

test('what a list and a record load does nothing that a page may not', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      refused.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    )
    Object.assign(window, { refused })
  })
  await signIn()
  for (const path of ['users', 'orders/3']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([])
  }
})
