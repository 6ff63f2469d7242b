import type { Page } from '@playwright/test'
import { codeFor } from '../packages/api/src/testing/authenticator.ts'
import { expect, password, people, test } from './fixture.ts'
import { addPasskeyDevice } from './passkey-device.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('the password is changed, other sessions end, and a key works within its scope until it is revoked', {
  tag: '@journey',
}, async ({ page, product, signIn, playwright, complaints }) => {
  const elsewhere = await playwright.request.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  await elsewhere.post(`${product.url}/api/auth/sign-in/email`, { data: { email: people.owner, password } })
  await signIn()
  await page.goto('settings/security')

  const devices = section(page, 'Sessions and devices')
  await expect(devices.getByRole('listitem')).toHaveText([/This device/, /Firefox on Windows/])

  const form = section(page, 'Password')
  await form.getByLabel('Current password').fill('not my password')
  await form.getByLabel('New password').fill('short')
  await expect(form.getByText('Use at least 10 characters')).toBeVisible()
  await form.getByLabel('New password').fill('four gulls over 7 lighthouses')
  await expect(form.getByText('Strong')).toBeVisible()
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('This does not match')).toBeVisible()
  complaints.length = 0
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed').first()).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await elsewhere.get(`${product.url}/api/me`)).status()).toBe(401)

  const keys = section(page, 'API keys')
  await keys.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Nightly report')
  await dialog.getByLabel('orders:read').check()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const secret = await dialog.getByLabel('API key', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(keys.getByRole('listitem')).toContainText('1 permission')
  const ask = async (path: string) =>
    (await elsewhere.get(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${secret}` } })).status()
  expect([await ask('/orders?perPage=1'), await ask('/users?perPage=1')]).toEqual([200, 403])
  await keys.getByRole('button', { name: 'Revoke Nightly report' }).click()
  await expect(keys.getByText('You have no API keys.')).toBeVisible()
  expect(await ask('/orders?perPage=1')).toBe(401)
  await expect(section(page, 'Security history').getByRole('listitem')).toContainText([
    'API key revoked',
    'API key created',
    'Password changed',
    'Signed in',
  ])
})

test('a passkey is made, renamed and removed, and asks who it is where that was long ago', async ({
  page,
  context,
  product,
  complaints,
}) => {
  const origin = product.url.replace('127.0.0.1', 'localhost')
  await context.request.post(`${origin}/api/auth/sign-in/email`, { data: { email: people.owner, password } })
  await addPasskeyDevice(page)
  await page.goto(`${origin}/admin/settings/security`)
  await product.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .execute()

  const passkeys = section(page, 'Passkeys')
  const dialog = page.getByRole('dialog')
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByLabel('Name').fill('Laptop')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  // The browser has said that a call was refused.
  complaints.length = 0
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Laptop')

  await passkeys.getByRole('button', { name: 'Rename Laptop' }).click()
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop')
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()
  await expect(section(page, 'Security history').getByRole('listitem')).toContainText([
    'Passkey removed',
    'Passkey renamed',
    'Passkey added',
  ])
})

test('two-factor authentication is on when a code of the app has confirmed it, and its recovery codes are shown once', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('settings/two-factor-authentication')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Confirm and turn on' }).click()
  await expect(page.getByText('This code is not right, or was used already')).toBeVisible()
  complaints.length = 0
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(key))
  await page.getByRole('button', { name: 'Confirm and turn on' }).click()

  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('quarterdeck-recovery-codes.txt')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  // The second factor replaces the session; the browser tells of a call that met the former one and is repeated.
  complaints.length = 0
})
