import type { Locator, Page } from '@playwright/test'
import { expect, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.phone, hasTouch: true })

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

/** Returns the column that fills most of the screen, and the position of its center. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const columns = [...document.querySelectorAll('main section[aria-label]:has([data-list])')].map((each) => {
      const { left, width } = each.getBoundingClientRect()
      return { name: each.getAttribute('aria-label') ?? '', x: left + width / 2 }
    })
    const [nearest] = columns.toSorted((one, other) => Math.abs(one.x - 195) - Math.abs(other.x - 195))
    return nearest ?? { name: '', x: 0 }
  })

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
  for (let x = at.x; x < 380; x += 20) await to({ x: x + 5, y: at.y })
  await expect.poll(() => leftOf(next)).toBeLessThan(-200)
  // In the middle of the screen it comes to rest.
  await to({ x: 195, y: at.y })
  const lefts = [Number.NaN]
  await expect.poll(async () => lefts.unshift(await leftOf(next)) && lefts[0] === lefts[1]).toBe(true)
  const { name, x } = await inTheMiddle(page)
  expect(name).not.toBe('Next up')
  await to({ x, y: at.y })
  await up()
  await expect(column(page, name).getByRole('link', { name: chair })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(next.getByRole('link', { name: chair })).toBeVisible()
})
