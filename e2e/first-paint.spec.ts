import type { Page } from '@playwright/test'
import { expect, expectAccessible, password, people, speak, test } from './fixture.ts'

/** Holds the app back, as a slow line does, until it is let go. */
const holdApp = async (page: Page) => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

/** Marks what is on the page now: where the app draws anew, the mark is gone. */
const markForm = (page: Page) => page.locator('form').evaluate((form) => form.setAttribute('data-marked', ''))

test('the sign-in screen is there before the app, in one’s language and colours, and the app goes on with it', async ({
  page,
}) => {
  await speak(page, 'ja')
  await page.addInitScript(() => localStorage.setItem('userColorScheme', 'dark'))
  const letGo = await holdApp(page)
  await page.goto('login', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('サインイン · Quarterdeck')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quarterdeckにサインイン')
  await expect(page.getByText(people.owner)).toBeVisible()
  await expect(page.getByLabel('メールアドレス')).toBeFocused()
  await expectAccessible(page)
  await markForm(page)

  await page.keyboard.type(people.viewer)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password.slice(0, 4))
  letGo()
  // Whether the app is there by now or not: it is the app that shows the password.
  await page.getByRole('button', { name: 'パスワードの表示を切り替える' }).click()
  await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text')
  await expect(page.locator('form[data-marked]')).toBeVisible()
  await page.locator('input[name=password]').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(password.slice(4))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users$/)
})

test('what is pressed and chosen before the app is there is done when it is', async ({ page, complaints }) => {
  const letGo = await holdApp(page)
  await page.goto('login', { waitUntil: 'commit' })
  await page.getByLabel('Language').selectOption('de')
  await page.getByLabel('Email').fill('nobody@quarterdeck.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse und Passwort passen nicht zusammen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bei Quarterdeck anmelden')
  // The browser tells of each refusal.
  complaints.length = 0
})
