import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.phone, hasTouch: true })
test.beforeEach(async ({ signIn }) => signIn())

interface Point {
  readonly x: number
  readonly y: number
}

const fingers = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) })
  return {
    /** Moves fingers without leaving the screen, each along its own way. */
    glide: async (ways: readonly (readonly [from: Point, to: Point])[]) => {
      const at = (part: number) =>
        ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
      await send('touchStart', at(0))
      for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(part))
      await send('touchEnd', [])
    },
  }
}

const middleOf = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('pictures are put in another order by a finger, and several are removed and brought back together', async ({
  page,
}) => {
  await page.goto('products/2')
  const gallery = page.getByRole('group', { name: 'Pictures' })
  const rows = gallery.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const last = await rows.last().locator('img').getAttribute('src')
  // All of them are on screen, so that nothing scrolls under the finger.
  await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const from = await middleOf(rows.last().getByTitle('Drag to another place'))
  const first = await rows.first().boundingBox()
  await (await fingers(page)).glide([[from, { x: from.x, y: (first?.y ?? 0) - 8 }]])
  await expect(gallery.getByRole('status')).toHaveText('Moved to place 1 of 3')
  await expect(rows.first().locator('img')).toHaveAttribute('src', last ?? '')

  await gallery.getByRole('checkbox', { name: 'Select: Picture 1 of 3' }).check()
  await gallery.getByRole('checkbox', { name: 'Select: Picture 3 of 3' }).check()
  await gallery.getByRole('button', { name: 'Remove selected' }).click()
  await expect(rows).toHaveCount(1)
  await expect(gallery).toContainText('2 pictures removed')
  await gallery.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.first().locator('img')).toHaveAttribute('src', last ?? '')
})

test('a picture is looked at closely with two fingers', async ({ page }) => {
  await page.goto('products/2/overview')
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  const picture = page.getByRole('dialog').locator('img')
  await expect(picture).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fit to window' })).toBeDisabled()
  const { x, y } = await middleOf(picture)
  const before = await picture.boundingBox()
  await (await fingers(page)).glide([
    [
      { x: x - 20, y },
      { x: x - 80, y },
    ],
    [
      { x: x + 20, y },
      { x: x + 80, y },
    ],
  ])
  await expect(page.getByRole('button', { name: 'Fit to window' })).toBeEnabled()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 2)
})
