import type { Locator, Page } from '@playwright/test'
import { findChromium, launchOptions } from '../scripts/chromium.mjs'
import { expect, sizes, test } from './fixture.ts'

const options = launchOptions(await findChromium())

// As on a phone: a long press lets something be dragged.
test.use({
  viewport: sizes.phone,
  hasTouch: true,
  launchOptions: { ...options, args: [...options.args, '--enable-touch-drag-drop'] },
})

interface Point {
  readonly x: number
  readonly y: number
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chair = 'New photos of the oak dining chair'

const middleOf = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const finger = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  return {
    down: (at: Point) => send('touchStart', [at]),
    to: (at: Point) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  }
}

const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? Number.NaN)

test('a finger leads from column to column, one at a time', async ({ page, signIn }) => {
  await signIn()
  await page.goto('kanban')
  const [first, second] = [column(page, 'Ideas'), column(page, 'Next up')]
  await expect(second.getByRole('listitem').first()).toBeVisible()
  const start = await leftOf(first)
  const { down, to, up } = await finger(page)
  await down({ x: 320, y: 500 })
  for (const x of [280, 220, 160, 100]) await to({ x, y: 500 })
  await up()
  await expect.poll(() => leftOf(second)).toBe(start)
  await down({ x: 60, y: 500 })
  for (const x of [100, 160, 220, 300]) await to({ x, y: 500 })
  await up()
  await expect.poll(() => leftOf(first)).toBe(start)
})

test('a long press takes a card, and at the edge of the screen the board goes on to the next column', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('kanban')
  const next = column(page, 'Next up')
  const from = next.getByRole('listitem').filter({ hasText: chair })
  await from.evaluate((each) => each.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' }))
  const at = await middleOf(from)
  const { down, to, up } = await finger(page)
  await down(at)
  await expect(from).toHaveAttribute('data-held')
  const waiting = column(page, 'Waiting for others')
  let x = at.x
  while (x < 380) {
    x += 20
    await to({ x: Math.min(x, 385), y: at.y })
  }
  await expect.poll(() => leftOf(waiting)).toBeLessThan(200)
  const target = await middleOf(waiting.getByRole('listitem').first())
  await to({ x: target.x, y: target.y })
  await up()
  await expect(waiting.getByRole('link', { name: chair })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(next.getByRole('link', { name: chair })).toBeVisible()
})
