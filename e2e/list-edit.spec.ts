import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, sizes, test } from './fixture.ts'

const row = (page: Page, id: number) => page.locator(`tbody tr[data-row="${id}"]`)
const toast = (page: Page) => page.locator('[data-sonner-toast]').first()

/** Moves the focus to a cell by arrow keys, starting at the link of its row. */
const goTo = async (page: Page, id: number, steps: number) => {
  await row(page, id).getByRole('link').first().focus()
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
}

test.describe('a cell', () => {
  test.use({ viewport: sizes.desktop })

  test('is edited in its place by keys, goes on to the next one, and is undone', { tag: '@journey' }, async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn()
    await page.goto('users?columns=name,phone,status,accessRole&sort=id')
    await goTo(page, 7, 1)
    await page.keyboard.press('e')
    const phone = page.getByRole('textbox', { name: /^Phone: / })
    await expect(phone).toBeFocused()
    await expectAccessible(page)
    await phone.fill('5'.repeat(41))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Use at most 40 characters')
    await expectAccessible(page)
    await phone.fill('+49 30 555')
    await page.keyboard.press('Tab')
    await expect(row(page, 7)).toContainText('+49 30 555')
    await expect(toast(page)).toContainText('Phone saved')

    const status = page.getByRole('combobox', { name: /^Status: / })
    await expect(status).toBeFocused()
    await page.keyboard.type('rej')
    await page.keyboard.press('Enter')
    await expect(row(page, 7).locator('td', { hasText: 'Rejected' })).toBeFocused()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 7)).not.toContainText('Rejected')
    await expect(row(page, 7)).toContainText('+49 30 555')

    // Escape leaves it as it was; where there is nothing to edit, the form opens.
    await goTo(page, 8, 1)
    await page.keyboard.press('F2')
    await phone.fill('nothing of that kind')
    await page.keyboard.press('Escape')
    await expect(row(page, 8)).not.toContainText('nothing of that kind')
    await page.goto('orders')
    await row(page, 14).getByRole('link', { name: '#14' }).focus()
    await page.keyboard.press('e')
    await expect(page).toHaveURL(/orders\/14\/edit/)
    complaints.length = 0
  })

  test('that someone else has changed shows both values', async ({ page, signIn, request, product, complaints }) => {
    await signIn()
    await page.goto('orders')
    const status = row(page, 14).locator('td[aria-readonly="false"]').first()
    await status.hover()
    const box = await status.boundingBox()
    await status.click({ position: { x: (box?.width ?? 0) - 12, y: 12 } })
    const field = page.getByRole('combobox', { name: 'Status: Order 14' })
    await expect(field).toBeFocused()

    const data = { email: people.admin, password: 'quarterdeck-demo' }
    await request.post(`${product.url}/api/auth/sign-in/email`, { data })
    const { version } = await (await request.get(`${product.url}/api/orders?id=14`)).json()
    const theirs = await request.patch(`${product.url}/api/orders?id=14`, {
      data: { status: 'Shipping' },
      headers: { 'If-Match': `"${version}"` },
    })
    expect(theirs.status()).toBe(200)

    await page.getByRole('option', { name: 'Delivered' }).click()
    const clash = page.getByRole('alertdialog')
    await expect(clash.getByRole('button', { name: 'Theirs Shipping' })).toBeFocused()
    await expectAccessible(page)
    await clash.getByRole('button', { name: 'Yours Delivered' }).click()
    await expect(status).toHaveText('Delivered')
    await expect(status).toBeFocused()
    await expect
      .poll(async () => (await (await request.get(`${product.url}/api/orders?id=14`)).json()).status)
      .toBe('Delivered')
    complaints.length = 0
  })

  test('of an owner is refused in words to those who are none, and nothing is offered to those who may not', async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(people.admin)
    await page.goto('users?columns=name,status&sort=id')
    await goTo(page, 1, 1)
    await page.keyboard.press('e')
    await page.getByRole('option', { name: 'Pending' }).click()
    await expect(page.getByRole('alert')).toHaveText('Only an owner may change an owner')
    await page.keyboard.press('Escape')
    await expect(row(page, 1)).toContainText('Active')

    await page.context().clearCookies()
    await signIn(people.viewer)
    await page.goto('users')
    await expect(row(page, 1)).toBeVisible()
    await expect(page.locator('td[aria-readonly]')).toHaveCount(0)
    complaints.length = 0
  })
})
