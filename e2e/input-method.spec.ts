import type { Locator } from '@playwright/test'
import { expect, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.desktop })

/**
 * Presses a key that ends an input method conversion, with the events of Safari: `keydown` comes after the end of the
 * composition and is recognizable only by its key code.
 */
const confirmBy = (field: Locator, key: 'Enter' | 'Escape') =>
  field.evaluate((element, pressed) => {
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }))
    const options = { key: pressed, code: pressed, keyCode: 229, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', options))
  }, key)

test('the key that ends a conversion of an input method saves, chooses, closes and opens nothing', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('users?columns=name,phone&sort=id')
  await page.locator('tbody tr[data-row="7"]').getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('e')
  const phone = page.getByRole('textbox', { name: /^Phone: / })
  await phone.fill('日本')
  await confirmBy(phone, 'Enter')
  await confirmBy(phone, 'Escape')
  await expect(phone).toHaveValue('日本')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await phone.press('Escape')
  await expect(phone).toBeHidden()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await palette.fill('order')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await confirmBy(palette, 'Enter')
  await confirmBy(palette, 'Escape')
  await expect(palette).toBeFocused()
  await expect(page).toHaveURL(/\/users\?/)
  await palette.press('Enter')
  await expect(page).not.toHaveURL(/\/users\?/)

  await page.goto('tickets/1')
  const tag = page.getByRole('combobox', { name: 'Add a tag' })
  await tag.fill('日本')
  await confirmBy(tag, 'Enter')
  await expect(tag).toHaveValue('日本')

  await page.goto('invoices/create')
  const title = page.locator('input[name="products.0.title"]')
  await title.fill('日本')
  await confirmBy(title, 'Enter')
  await expect(title).toBeFocused()
})
