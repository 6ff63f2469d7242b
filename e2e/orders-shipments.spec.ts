import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, sizes, speak, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

const panel = (page: Page) => page.getByRole('region', { name: 'Shipments' })
const items = (page: Page) => page.getByRole('region', { name: 'Items' })
const entries = (page: Page) => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
/** Returns the texts beside the title. */
const about = (page: Page) => page.locator('main h1 + div')

test('an order is shipped in two parts with a tracking link; the first takes it to Shipping, and Undo takes the second back', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('orders/10')
  await expect(panel(page)).toContainText('Nothing has been shipped yet.')
  await page.getByRole('button', { name: 'Ship items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship items' })
  const quantity = dialog.getByRole('spinbutton', { name: /^Quantity of/ })
  await expect(quantity).toHaveValue('2')
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(dialog).toContainText('The order’s status changes to “Shipping”.')
  await expectAccessible(page)

  await quantity.fill('3')
  await expect(dialog).toContainText('At most 2')
  await expect(dialog.getByRole('button', { name: /^Ship/ })).toBeDisabled()
  await quantity.fill('1')
  await dialog.getByLabel('Carrier').fill('DHL')
  await dialog.getByLabel('Tracking number').fill('00340434')
  await dialog.getByLabel('Tracking link').fill('track.example')
  await dialog.getByLabel('Carrier').focus()
  await expect(dialog).toContainText('Enter an address that starts with https://')
  await expect(dialog.getByRole('button', { name: 'Ship 1 item' })).toBeDisabled()
  await dialog.getByLabel('Tracking link').fill('https://track.example/00340434')
  await dialog.getByRole('button', { name: 'Ship 1 item' }).dblclick()
  await expect(dialog).toHaveCount(0)

  const shipment = panel(page).getByRole('list', { name: 'Shipments' }).getByRole('listitem')
  await expect(shipment).toHaveCount(1)
  const link = shipment.getByRole('link', { name: '00340434' })
  await expect(link).toHaveAttribute('href', 'https://track.example/00340434')
  await expect(link).toHaveAttribute('rel', 'noreferrer noopener')
  await expect(items(page)).toContainText('1 of 2 shipped')
  await expect(entries(page).filter({ hasText: 'DHL · 00340434' })).toHaveCount(1)
  await expect(entries(page).filter({ hasText: 'After: Shipping' })).toHaveCount(1)
  await expect(about(page)).toHaveText(/^Shipping1 of 2 shipped/)

  await page.getByRole('button', { name: 'Ship the rest' }).click()
  await expect(quantity).toHaveValue('1')
  await expect(dialog).not.toContainText('status changes')
  await quantity.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(shipment).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Ship/ })).toHaveCount(0)
  await expect(items(page)).not.toContainText('shipped')
  await expect(about(page)).not.toContainText('shipped')
  await expect(entries(page).filter({ hasText: 'After: Shipping' })).toHaveCount(1)

  // The newest toast is the first one: the one before it may be there still, behind it.
  await page
    .getByRole('listitem')
    .filter({ hasText: '1 item shipped' })
    .first()
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(shipment).toHaveCount(1)
  await expect(link).toBeVisible()
  await expect(about(page)).toHaveText(/^Shipping1 of 2 shipped/)
  await expect(page.getByRole('button', { name: 'Ship the rest' })).toBeVisible()
  await expect(items(page)).toContainText('1 of 2 shipped')
})

test('the next step is one and the same in the record and in the side panel, and nothing is left to do at the end', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: /^(Ship|Mark as)/ })
  await page.goto('orders')
  await page.locator('tbody tr[data-row="13"]').getByRole('link').first().focus()
  await page.keyboard.press('p')
  const peek = page.getByRole('dialog', { name: /13/ })
  await expect(peek.getByRole('button', { name: 'Ship items' })).toBeVisible()
  await expectAccessible(page)
  await peek.getByRole('button', { name: 'Ship items' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Ship items' })
    .getByRole('button', { name: /^Ship \d/ })
    .press('Enter')
  await expect(peek.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await expect(page.locator('tbody tr[data-row="13"]')).toContainText('Shipping')

  await page.goto('orders/13')
  await expect(next).toHaveText('Mark as delivered')
  await next.press('Enter')
  await expect(about(page)).toHaveText(/^Delivered.*Delivered /)
  await expect(next).toHaveCount(0)

  // What arrived without a note of its shipment has no shipments to show, and none to make.
  await page.goto('orders/3')
  await expect(items(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Addresses' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(next).toHaveCount(0)
})

test('tracking is corrected, a slip tells what is in one shipment, and a shipment is taken back and brought back', async ({
  page,
}) => {
  const lines = [{ line: 1, quantity: 2 }]
  await page.request.post('/api/shipments', { data: { orderId: 9, lines, trackingNumber: '1Z9' } })
  await page.goto('orders/9')
  const shipment = panel(page).getByRole('list').getByRole('listitem')
  await expect(shipment).toContainText('1Z9')
  await expect(shipment.getByRole('link')).toHaveCount(0)
  const act = async (name: string) => {
    await shipment.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Edit tracking')
  const dialog = page.getByRole('dialog', { name: 'Edit tracking' })
  await dialog.getByLabel('Tracking link').fill('https://track.example/1Z9')
  await page.keyboard.press('Enter')
  await expect(shipment.getByRole('link', { name: '1Z9' })).toBeVisible()
  await expect(entries(page).first()).toContainText('https://track.example/1Z9')

  await act('Take back')
  await expect(panel(page)).toContainText('Nothing has been shipped yet.')
  await expect(about(page)).toHaveText(/^Pending/)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Shipment taken back' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(shipment).toContainText('1Z9')
  await expect(about(page)).toHaveText(/^Shipping/)

  await act('Packing slip')
  await expect(page.getByRole('heading', { level: 1, name: 'Packing slip, Order 9' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Beacon Soy Wax Candle2')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('nothing overflows, and who may only look ships nothing', async ({ page, signIn }) => {
    const lines = [{ line: 1, quantity: 2 }]
    const trackingUrl = `https://track.example/${'0'.repeat(60)}`
    const shipment = { orderId: 9, lines, carrier: 'DHL', trackingNumber: '0'.repeat(80), trackingUrl }
    await page.request.post('/api/shipments', { data: shipment })
    await page.goto('orders/9')
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect(panel(page).getByRole('link')).toBeVisible()
    expect(await width()).toBe(sizes.phone.width)
    await page.getByRole('button', { name: 'Ship the rest' }).click()
    await expect(page.getByRole('dialog', { name: 'Ship items' })).toBeVisible()
    expect(await width()).toBe(sizes.phone.width)

    // As who signs out does: what the owner asked for at this place, a viewer may not ask for.
    await page.evaluate(() => localStorage.clear())
    // Nothing may be under way that would miss its session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(people.viewer)
    await speak(page, 'de')
    await page.goto('orders/9')
    const seen = page.getByRole('region', { name: 'Sendungen' })
    await expect(seen.getByRole('listitem')).toContainText('DHL')
    await expect(page.getByRole('button', { name: /versenden/ })).toHaveCount(0)
  })
})
