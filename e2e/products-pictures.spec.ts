import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'
import { drawPhoto } from './photo.ts'

const gallery = (page: Page) => page.getByRole('group', { name: 'Pictures', exact: true })
const rows = (page: Page) => gallery(page).getByRole('listitem', { name: /^Picture \d/ })
const said = (page: Page) => gallery(page).getByRole('status')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const productOf = async (page: Page) => (await page.request.get('/api/products?id=3')).json()
const stored = /^\/api\/pictures\?hash=[0-9a-f]{64}&size=/

/** Returns a photo of the given width. Use a different width for each, so that the files differ. */
const photo = async (page: Page, name: string, width: number) => ({ ...(await drawPhoto(page, width, 300)), name })
const svg = {
  name: 'evil.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

const choose = (page: Page, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  gallery(page)
    .locator('input[type=file]')
    .setInputFiles([...files])

/** Drops or pastes a file on the gallery, as a user would. */
const hand = async (page: Page, how: 'drop' | 'paste', { name, buffer }: { name: string; buffer: Buffer }) => {
  await gallery(page).evaluate(
    (target, [kind, fileName, data]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], fileName))
      const about = { bubbles: true, cancelable: true }
      if (kind === 'paste') target.dispatchEvent(new ClipboardEvent(kind, { ...about, clipboardData: transfer }))
      else target.dispatchEvent(new DragEvent(kind, { ...about, dataTransfer: transfer }))
    },
    [how, name, buffer.toString('base64')] as const,
  )
}

const open = async (page: Page) => {
  await page.goto('products/3')
  await expect(rows(page)).toHaveCount(3)
}

test.beforeEach(async ({ signIn }) => signIn())

test('pictures are chosen, dropped and pasted, put in order by the mouse, described, and saved', {
  tag: '@journey',
}, async ({ page }) => {
  await open(page)
  await choose(page, await photo(page, 'one.png', 600), svg, await photo(page, 'two.png', 700))
  await expect(gallery(page).getByText('This is not a JPEG, PNG, WebP, or AVIF picture')).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await hand(page, 'drop', await photo(page, 'three.png', 800))
  await expect(rows(page)).toHaveCount(6)
  await hand(page, 'paste', await photo(page, 'four.png', 900))
  await expect(rows(page)).toHaveCount(7)
  await expect(said(page)).toHaveText('four.png was added')
  await gallery(page).getByRole('button', { name: 'Dismiss evil.png' }).click()
  await expectAccessible(page)

  // What is shown is no larger than its place needs.
  const last = rows(page).last().locator('img')
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('&width=160')

  await rows(page).last().scrollIntoViewIfNeeded()
  const from = await rows(page).last().getByTitle('Drag to another place').boundingBox()
  const to = await rows(page).nth(4).boundingBox()
  if (!from || !to) throw new Error('The rows are not on screen')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, to.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(said(page)).toHaveText('Moved to place 5 of 7')

  const moved = rows(page).nth(4)
  await moved.getByRole('textbox').fill('A lamp, seen from the side')
  await moved.getByRole('radio').check()
  await save(page).click()
  await expect.poll(async () => (await productOf(page)).featureImage).toMatch(/&size=900x300$/)
  const { images, featureImage, imageTexts } = await productOf(page)
  expect(images).toHaveLength(7)
  expect(images.slice(3)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(stored)))
  expect(images[4]).toBe(featureImage)
  expect(imageTexts).toEqual({ [featureImage]: 'A lamp, seen from the side' })
})

test('an upload that fails can be tried again, one that is on its way can be given up, and Save waits for the rest', async ({
  page,
  complaints,
}) => {
  await open(page)
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  let isAway = true
  await page.route('**/api/products/pictures', async (route) => {
    if (isAway) return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away' } })
    await held
    await route.continue().catch(() => undefined)
  })
  await choose(page, await photo(page, 'one.png', 600))
  await expect(gallery(page).getByText('Pictures cannot be stored right now. Try again in a moment.')).toBeVisible()
  complaints.length = 0
  isAway = false
  await gallery(page).getByRole('button', { name: 'Try one.png again' }).click()
  await choose(page, await photo(page, 'two.png', 700))
  await gallery(page).getByRole('button', { name: 'Cancel two.png' }).click()
  await expect(gallery(page).getByText('two.png')).toHaveCount(0)

  await save(page).click()
  await expect(save(page)).toBeDisabled()
  expect((await productOf(page)).version).toBe(1)
  go()
  await expect.poll(async () => (await productOf(page)).images.at(-1)).toMatch(/&size=600x300$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('pictures are put in order and taken away by buttons, which keep the focus, and come back', async ({ page }) => {
    await open(page)
    const before = (await productOf(page)).featureImage
    const first = gallery(page).getByRole('button', { name: 'Move down: Picture 1 of 3' })
    await first.press('Enter')
    await expect(said(page)).toHaveText('Moved to place 2 of 3')
    await expect(gallery(page).getByRole('button', { name: 'Move down: Picture 2 of 3' })).toBeFocused()

    await gallery(page).getByRole('button', { name: 'Remove picture: Picture 2 of 3' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first().getByRole('radio')).toBeChecked()
    await gallery(page).getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).nth(1).getByRole('radio')).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await save(page).click()
    await expect.poll(async () => (await productOf(page)).images[1]).toBe(before)
    expect((await productOf(page)).featureImage).toBe(before)
  })
})
