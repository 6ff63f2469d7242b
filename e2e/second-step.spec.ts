import type { BrowserContext, Page } from '@playwright/test'
import { codeFor } from '../packages/api/src/testing/authenticator.ts'
import { expect, landing, password, people, sizes, test } from './fixture.ts'
import { addPasskeyDevice } from './passkey-device.ts'

const signInHere = async (page: Page, email: string) => {
  await page.goto('login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const enterCode = async (page: Page, code: string, label = 'Code') => {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}

const changed = async (context: BrowserContext, url: string, path: string, data: object) => {
  const answer = await context.request.post(`${url}/api${path}`, { data })
  expect(answer.status()).toBe(200)
  return answer.json()
}

interface Factor {
  readonly key: string
  readonly codes: readonly string[]
  /** The code that confirmed it, which can't be used again. */
  readonly used: string
}

/** Enables two-factor authentication for the signed-in user. */
const turnOn = async (context: BrowserContext, url: string): Promise<Factor> => {
  const { secret: key } = await changed(context, url, '/two-factor/start', { password })
  const used = await codeFor(key)
  return { key, used, ...(await changed(context, url, '/two-factor/confirm', { code: used })) }
}

test('after the password a code counts once, and a trusted device is not asked', {
  tag: '@journey',
}, async ({ page, context, product, signIn, complaints }) => {
  await signIn(people.viewer)
  const { key, used } = await turnOn(context, product.url)
  await context.clearCookies()

  await signInHere(page, people.viewer)
  const problem = page.getByRole('alert')
  await enterCode(page, '000000')
  await expect(problem).toContainText('That is not the code.')
  const answered = page.waitForResponse('**/verify-totp')
  await enterCode(page, used)
  expect((await answered).status()).toBe(401)
  await expect(problem).toContainText('That is not the code.')
  await page.getByLabel('Do not ask on this device for 30 days').check()
  await enterCode(page, await codeFor(key, 1))
  await expect(page).toHaveURL(landing)
  await changed(context, product.url, '/auth/sign-out', {})
  await signInHere(page, people.viewer)
  await expect(page).toHaveURL(landing)
  // The browser tells of each refusal.
  complaints.length = 0
})

test('recovery codes stand in for the second factor once each, until it is turned off', async ({
  page,
  context,
  product,
  signIn,
  complaints,
}) => {
  await signIn(people.viewer)
  const { key, codes } = await turnOn(context, product.url)
  const [recovery = '', another = ''] = codes
  const problem = page.getByRole('alert')
  for (const code of [recovery, another]) {
    await context.clearCookies()
    await signInHere(page, people.viewer)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    if (code === another) {
      await enterCode(page, recovery, 'Recovery code')
      await expect(problem).toContainText('That is not the code.')
    }
    await enterCode(page, code, 'Recovery code')
    await expect(page).toHaveURL(landing)
  }

  // As half a minute later.
  await product.db.deleteFrom('usedCodes').execute()
  await page.goto('settings/two-factor-authentication')
  await expect(page.getByText('8 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Code')
    .fill(await codeFor(key, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await context.clearCookies()
  await signInHere(page, people.viewer)
  await expect(page).toHaveURL(landing)
  // The browser tells of each refusal.
  complaints.length = 0
})

test('an access role that needs a second factor is led to set it up, on a phone, and again after a reset', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn()
  await page.goto('settings/two-factor-authentication')
  const policy = page.getByRole('region', { name: 'Who must have it' })
  await policy.getByLabel('Viewer').check()
  await policy.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Requirement saved').first()).toBeVisible()

  const theirs = await browser.newContext({ locale: 'en-US', baseURL: `${product.url}/admin/`, viewport: sizes.phone })
  const phone = await theirs.newPage()
  await signInHere(phone, people.viewer)
  await expect(phone).toHaveURL(/settings\/two-factor-authentication$/)
  await expect(phone.getByText('Your role now requires two-factor authentication.')).toBeVisible()
  await phone.goto('orders')
  await expect(phone).toHaveURL(/settings\/two-factor-authentication$/)
  await phone.getByRole('button', { name: 'Turn on' }).click()
  await phone.getByRole('textbox', { name: 'Password' }).fill(password)
  await phone.keyboard.press('Enter')
  const key = await phone.getByLabel('Key', { exact: true }).inputValue()
  await enterCode(phone, await codeFor(key))
  await phone.getByRole('checkbox', { name: /I have kept/ }).check()
  await phone.getByRole('button', { name: 'Done' }).click()
  await phone.goto('orders')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Orders')

  const { id } = await (await theirs.request.get(`${product.url}/api/me`)).json()
  await page.goto(`users/${id}`)
  await page.getByRole('button', { name: 'Reset two-factor' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The phone is gone; called back')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Two-factor authentication was reset').first()).toBeVisible()
  await theirs.clearCookies()
  await signInHere(phone, people.viewer)
  await expect(phone.getByText('Your role now requires two-factor authentication.')).toBeVisible()
  await theirs.close()
})

test('a passkey signs in by itself', async ({ page, context, product }) => {
  const origin = product.url.replace('127.0.0.1', 'localhost')
  await addPasskeyDevice(page)
  await changed(context, origin, '/auth/sign-in/email', { email: people.viewer, password })
  await page.goto(`${origin}/admin/settings/security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toContainText('Laptop')

  // Nothing of the product is open when the session ends.
  await page.goto('about:blank')
  await changed(context, origin, '/auth/sign-out', {})
  await page.goto(`${origin}/admin/login?next=%2Forders`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/admin\/orders$/)
  const me = await context.request.get(`${origin}/api/me`)
  expect((await me.json()).email).toBe(people.viewer)
})

test('a session that ends over unsaved work is renewed there, with the second step, and the work is saved', async ({
  page,
  context,
  browser,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  const { key } = await turnOn(context, product.url)
  await page.goto('users/7')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Someone Else')

  const elsewhere = await browser.newContext()
  await changed(elsewhere, product.url, '/auth/sign-in/email', { email: people.owner, password })
  await changed(elsewhere, product.url, '/auth/two-factor/verify-totp', { code: await codeFor(key, 1) })
  await changed(elsewhere, product.url, '/sessions/end-others', {})
  await elsewhere.close()
  await product.db.deleteFrom('usedCodes').execute()

  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Email and password do not match')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await enterCode(page, await codeFor(key, 1))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Saved').first()).toBeVisible()
  const saved = await context.request.get(`${product.url}/api/users?id=7`)
  expect((await saved.json()).name).toBe('Someone Else')
  complaints.length = 0
})
