import { expect, people, test } from './fixture.ts'

test('a test goes where notices go, and what was chosen is forgotten and brought back', async ({ page, signIn }) => {
  await signIn()
  await page.goto('settings/notification')
  const mentioned = page.getByLabel('Someone mentions you in a note: Mail')
  await mentioned.click()
  await expect(mentioned).toBeChecked()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  const said = page.getByRole('status').filter({ hasText: 'It is under the bell.' })
  await expect(said).toContainText(`A mail is on its way to ${people.owner}.`)
  await expect(said).toContainText('It will be in your next digest')
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await expect(page.getByText('This is the test that you asked for')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(mentioned).not.toBeChecked()
  // It shows at once; what is not saved by then, a reload would lose.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mentioned).toBeChecked()
  await saved
  await page.reload()
  await expect(mentioned).toBeChecked()
})
