import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'main table tbody tr[data-row]'
const row = (page: Page, id: number) => page.locator(`tbody tr[data-row="${id}"]`)
const toast = (page: Page) => page.locator('[data-sonner-toast]').first()

/** Pastes rows of cells at the focus, with the formats that a spreadsheet puts on the clipboard. */
const paste = (page: Page, lines: readonly string[]) =>
  page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    `${lines.join('\r\n')}\r\n`,
  )

test.beforeEach(async ({ signIn }) => signIn())

test.describe('on a desk', () => {
  test.use({ viewport: sizes.desktop })

  test('products are narrowed by facets and tabs, shown as pictures, and selected there by keys', async ({ page }) => {
    await page.goto('users')
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products' }).click()
    await expect(page.locator(rows)).toHaveCount(15)
    await page.getByRole('button', { name: 'Stock level' }).click()
    await expect(page.getByRole('checkbox', { name: /Out of stock.*1 match/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^Low stock/ }).click()
    await expect(page).toHaveURL(/products\?stockBand=low&stockBand=out$/)
    const low = page.locator(rows)
    const tab = page.getByRole('link', { name: /^Low stock/ })
    await expect(tab).toContainText(/\d$/)
    const counted = Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0])
    await expect(low).toHaveCount(counted)

    await page.getByRole('button', { name: 'Pictures', exact: true }).click()
    await expect(page).toHaveURL(/shape=grid/)
    const cards = page.getByRole('list', { name: 'Products' }).locator('[data-row]')
    await expect(cards).toHaveCount(counted)
    await expectAccessible(page)
    await cards.nth(0).getByRole('link').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('ArrowRight')
    await expect(cards.nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.goto('orders')
    await page.goto('products')
    await expect(page.getByRole('list', { name: 'Products' }).locator('[data-row]')).toHaveCount(15)
  })

  test('prices and stocks are edited in their cells, pasted as a block, and undone as one', async ({ page }) => {
    await page.goto('products?columns=title,price,discount,stock&sort=id')
    await row(page, 2).getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('e')
    await page.getByRole('textbox', { name: /^Price: / }).fill('1,099.5')
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 2)).toContainText('$1,099.50')
    const next = page.getByRole('textbox', { name: /^Price: Anchor/ })
    await expect(next).toBeFocused()
    await page.keyboard.press('Escape')

    const before = await row(page, 3).textContent()
    await paste(page, ['$10.50\t5\t7', 'dear\t120\t3'])
    await expect(toast(page)).toContainText('4 cells saved')
    await expect(toast(page)).toContainText('2 cells could not be saved and are marked.')
    await expect(row(page, 3)).toContainText('$10.505%7')
    await expect(row(page, 4)).toContainText('dear')
    await expect(row(page, 4).locator('td').nth(3)).toContainText('120')
    await expectAccessible(page)

    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 3)).toHaveText(before ?? '')

    // What was wanted is gone on from, and the mark goes once it can be.
    await row(page, 4).getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('e')
    const discount = page.getByRole('textbox', { name: /^Discount: / })
    await expect(discount).toHaveValue('120')
    await discount.fill('12')
    await page.keyboard.press('Enter')
    await expect(row(page, 4)).toContainText('12%')

    // The stock of a product with variants follows from theirs: its cell says so, and leads to them.
    const sum = row(page, 7).locator('td').nth(4)
    await expect(sum).toHaveText(/^The sum of \d+ variants 31$/)
    await sum.focus()
    await page.keyboard.press('e')
    await expect(page).toHaveURL(/products\/7$/)
  })

  test('prices of all that match are changed by a rule that shows what it does, and products are published together', async ({
    page,
  }) => {
    await page.goto('products?category=fashion')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Change prices' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Percent').fill('5')
    await dialog.getByRole('combobox', { name: 'Rounding' }).click()
    await page.getByRole('option', { name: 'To the nearest ending in $0.99' }).click()
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('$24.90becomes$25.99')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Adjust/ }).click()
    await expect(row(page, 1)).toContainText('$25.99')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 1)).toContainText('$24.90')

    await page.goto('products?status=Draft')
    await expect(page.locator(rows)).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('2 will be different')
    await dialog.getByRole('button', { name: 'Change 2 products' }).click()
    await expect(page.locator(rows)).toHaveCount(0)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator(rows)).toHaveCount(2)
  })

  test('a price list changes products by their codes, says so beforehand, and is undone', async ({ page }) => {
    await page.goto('products')
    await page.getByRole('link', { name: 'Import' }).click()
    const text = 'SKU,Unit price\r\nhbr-tsh-100,26.5\r\nNOPE,5\r\n'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('radio', { name: 'Change existing records, found by “Code”' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'will be changed' })).toContainText('1will be changed')
    await expect(page.getByText('No record has this key')).toBeVisible()
    await page.getByRole('button', { name: 'Import one product' }).click()
    await expect(page.getByText('One product was changed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('The import was undone')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Products' }).click()
    await expect(row(page, 1)).toContainText('$24.90')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('products are cards that are selected and looked into', { tag: '@journey' }, async ({ page }) => {
    await page.goto('products')
    const cards = page.getByRole('list', { name: 'Products' }).locator('[data-row]')
    await expect(cards).toHaveCount(15)
    await page.getByRole('link', { name: /^Low stock/ }).click()
    await expect(page).toHaveURL(/stockBand=low/)
    await expect(cards.first()).toContainText('Windward Wool Coat')
    await expect(cards.first()).toContainText('$164.25')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await cards.first().getByRole('checkbox').check()
    await expect(page.getByText('1 selected')).toBeVisible()
  })
})
