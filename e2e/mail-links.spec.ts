import { expect, test } from './fixture.ts'

test('another link of a mail, opened where the first one was, is looked at as well', async ({ page, complaints }) => {
  await page.route('**/api/email-change/look', (route) =>
    route.fulfill({ json: { side: 'new', email: `${route.request().postDataJSON().token}@example.com` } }),
  )
  await page.goto('email-change#token=first')
  await expect(page.getByText('first@example.com')).toBeVisible()
  await page.goto('email-change#token=second')
  await expect(page.getByText('second@example.com')).toBeVisible()

  await page.goto('forget-password')
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  await page.goto('forget-password#token=one')
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.goto('verification#ticket=one&code=111111')
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('1')
  await page.goto('verification#ticket=two&code=222222')
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('2')
  // Whose password it is, the browser would like to know, and the page does not.
  complaints.length = 0
})
