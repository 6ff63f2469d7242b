import { expect, expectAccessible, sizes, test } from './fixture.ts'

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('what failed stays under the bell until it is read', async ({ page, signIn, complaints }) => {
      await signIn()
      await page.goto('users/7')
      await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
      const bell = page.getByRole('button', { name: /^Notifications/ })
      await bell.click()
      const list = page.getByRole('dialog', { name: /^Notifications/ })
      await expect(list.getByText('You are up to date')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(bell).toBeFocused()

      await page.route(/\/api\/users/, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 500, headers: { 'x-request-id': 'req-4711' }, json: { message: 'no' } })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
      await page.reload()
      await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
      await page.goto('users')
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()

      await bell.focus()
      await page.keyboard.press('Enter')
      await expect(list.getByText('Something went wrong on our side')).toBeVisible()
      await expect(list.getByText('Request req-4711')).toBeVisible()
      await expect(bell).toHaveAccessibleName('Notifications')
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await list.getByRole('link', { name: 'Νίκος Παπαδόπουλος' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
      await expect(list).toBeHidden()
      await bell.click()
      await list.getByRole('button', { name: 'Clear' }).click()
      await expect(list.getByText('Failed actions')).toBeHidden()
      // The browser itself notes the answer 500.
      complaints.length = 0
    })
  })
}
