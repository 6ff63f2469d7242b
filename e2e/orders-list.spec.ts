import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'main table tbody tr[data-row]'

test.beforeEach(async ({ signIn }) => signIn())

test('orders are looked through by status, opened, leafed through and found again', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('users')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Orders' }).click()
  const figures = page.getByRole('main').locator('dl').first()
  await expect(figures).toContainText('Total orders15,10115,086 carried over')
  await expect(figures).toContainText('Canceled orders556')
  await expect(page.locator(rows)).toHaveCount(15)
  await expect(page.locator(rows).first()).toContainText('#15')

  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  await expect(tabs.getByRole('link', { name: /^New/ })).toContainText('3waiting 1 day')
  await tabs.getByRole('link', { name: /^Shipping/ }).click()
  await expect(page).toHaveURL(/orders\?status=Shipping$/)
  await expect(page.locator(rows)).toHaveCount(3)
  await page.getByRole('searchbox').fill('siobh')
  await expect(page.locator(rows)).toHaveCount(1)
  await expect(tabs.getByRole('link', { name: /^All/ })).toContainText('1')
  await page.getByRole('searchbox').fill('')
  await expect(page.locator(rows)).toHaveCount(3)

  await page.getByRole('link', { name: '#9', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order 9' })).toBeVisible()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Order 8' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/orders\?status=Shipping$/)
  await expect(page.getByRole('link', { name: '#8', exact: true })).toBeFocused()
})

test('an order is looked into beside the list, and several are deleted and brought back', async ({ page }) => {
  await page.goto('orders?status=New')
  await page.getByRole('button', { name: 'Quick view: Order 14' }).click()
  const panel = page.getByRole('dialog', { name: 'Order 14' })
  await expect(panel.getByText('Fathom Field Watch').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select Order 15' }).check()
  await page.getByRole('checkbox', { name: 'Select Order 14' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator(rows)).toHaveCount(1)
  await expect(page.getByRole('main').locator('dl').first()).toContainText('15,099')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(rows)).toHaveCount(3)
  await expect(page.getByRole('main').locator('dl').first()).toContainText('15,101')
})

test('several orders are given a day of delivery and an address, and one its own day in its cell', async ({ page }) => {
  await page.goto('orders?status=Shipping&columns=id,customer,status,deliveredAt&sort=-id')
  const row = (id: number) => page.locator(`tbody tr[data-row="${id}"]`)
  const dialog = page.getByRole('dialog')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  const ask = async (field: string) => {
    // What was selected before is no longer, once the change is done.
    await expect(dialog).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Field' }).click()
    await page.getByRole('option', { name: field }).click()
    await expect(preview).toContainText('What would change appears here')
  }
  await ask('Delivered')
  await dialog.getByLabel('New value').fill('2019-01-31')
  await expect(preview).toContainText('Delivered before it was ordered')
  await dialog.getByLabel('New value').fill('2030-01-31')
  await expect(preview).toContainText('3 will be different')
  await expect(preview).toContainText('Jan 31, 2030')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click()
  await expect(row(9)).toContainText('Jan 31, 2030')

  await row(9).getByRole('link').first().focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('e')
  const day = page.getByLabel(/^Delivered: /)
  await expect(day).toHaveValue('01/31/2030')
  await day.fill('2/1/2030')
  await page.keyboard.press('Enter')
  // A day in the future is asked about before it is saved.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save anyway' }).click()
  await expect(row(9)).toContainText('Feb 1, 2030')
  await expect(row(8)).toContainText('Jan 31, 2030')

  await ask('Delivered')
  await dialog.getByRole('checkbox', { name: 'Not delivered' }).check()
  await expect(preview).toContainText('3 will be different')
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click()
  await expect(row(9)).not.toContainText('2030')

  await ask('Shipping address')
  await dialog.getByLabel('New value').fill('Pier 7, Aarhus')
  await expect(preview).toContainText('Pier 7, Aarhus')
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('orders/9')
  await expect(page.getByText('Pier 7, Aarhus').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('orders are cards with the same tabs and views', async ({ page }) => {
    await page.goto('orders')
    const cards = page.getByRole('list', { name: 'Orders' }).locator('[data-row]')
    await expect(cards).toHaveCount(15)
    await page.getByRole('link', { name: /^Pending/ }).click()
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('Jörg Müller')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    // The whole card opens the record, so that a phone has no button for a quick view.
    await expect(page.getByRole('button', { name: /^Quick view/ })).toHaveCount(0)
    await cards.filter({ hasText: '#12' }).click()
    await expect(page).toHaveURL(/orders\/12$/)
  })
})
