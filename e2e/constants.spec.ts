import type { Locator, Page } from '@playwright/test'
import { expect, sizes, test } from './fixture.ts'

/** Tests section 9 of the specification on the running page, with a fake clock that the tests advance. */

const toastsOn = (page: Page) => page.locator('[data-sonner-toast]')

const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** Advances the clock in small steps until a toast appears, which is then at most 10 ms old. */
const awaitToast = async (page: Page, toast: Locator) => {
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
}

const deletion = (page: Page) => page.getByRole('button', { name: 'Delete', exact: true })

const selectOne = async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(6)
    .check()
  await expect(deletion(page)).toBeVisible()
}

const deleteOne = async (page: Page) => {
  await selectOne(page)
  await deletion(page).click()
}

test('toasts: how many, how large, where, and how they are reached', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users')
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
  for (let n = 0; n < 4; n++) {
    await deleteOne(page)
    await expect(toastsOn(page)).toHaveCount(n + 1)
  }
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
  const toaster = page.locator('[data-sonner-toaster]')
  expect(
    await toaster.evaluate((element) => {
      const { width, top, right } = getComputedStyle(element)
      const gap = getComputedStyle(element).getPropertyValue('--gap')
      return { y: element.dataset.yPosition, x: element.dataset.xPosition, width, top, right, gap }
    }),
  ).toEqual({ y: 'top', x: 'right', width: '356px', top: '32px', right: '32px', gap: '14px' })
  await expect(page.getByRole('button', { name: 'Close toast' })).toHaveCount(4)

  // Those that are spread out stand 14 px apart.
  await page.keyboard.press('Alt+t')
  await expect(toaster).toBeFocused()
  const box = async (index: number) => (await toastsOn(page).nth(index).boundingBox()) ?? { y: 0, height: 0 }
  await expect.poll(async () => Math.round((await box(1)).y - (await box(0)).y - (await box(0)).height)).toBe(14)
})

test('a toast is there for 4000 ms, and 200 ms later its place is empty', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn()
  await page.goto('users/7')
  await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
  const toast = toastsOn(page)
  await page.getByRole('textbox', { name: /^Name/ }).focus()
  await stopClock(page)
  await page.keyboard.press('Control+Enter')
  await awaitToast(page, toast)
  await page.clock.runFor(3970)
  await expect(toast).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(40)
  await expect(toast).toHaveAttribute('data-removed', 'true')
  await page.clock.runFor(170)
  await expect(toast).toBeAttached()
  await page.clock.runFor(40)
  await expect(toast).toHaveCount(0)
})

for (const { pixels, milliseconds, leaves } of [
  { pixels: 19, milliseconds: 1000, leaves: false },
  { pixels: 20, milliseconds: 1000, leaves: true },
  { pixels: 10, milliseconds: 100, leaves: false },
  { pixels: 12, milliseconds: 100, leaves: true },
]) {
  test(`a toast that is swiped by ${pixels} px in ${milliseconds} ms ${leaves ? 'leaves' : 'stays'}`, async ({
    page,
    signIn,
  }) => {
    await page.clock.install()
    await signIn()
    await page.goto('users')
    await selectOne(page)
    await stopClock(page)
    await deletion(page).click()
    const toast = toastsOn(page)
    await awaitToast(page, toast)
    await page.clock.runFor(1000)
    // What style sheets move follows no clock of ours.
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const start = { x: x + width / 2, y: y + height - 4 }
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 3, start.y)
    await page.mouse.move(start.x + pixels, start.y)
    await expect(toast).toHaveAttribute('data-swiping', 'true')
    await page.clock.runFor(milliseconds)
    await page.mouse.up()
    // One that leaves stays as it was let go.
    await expect(toast).toHaveAttribute('data-swiping', String(leaves))
    await expect(toast).toHaveAttribute('data-swipe-out', String(leaves))
  })
}

test('the progress bar begins at 0.08, moves by at most 0.02 every 800 ms within 200 ms, and has no spinner', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn()
  await page.goto('users')
  await expect(page.getByRole('link', { name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/users-(?!list)/, async (route) => {
    await held.promise
    await route.continue()
  })
  await stopClock(page)
  // Each step is a part of the rate, drawn by lot: here all of it.
  await page.evaluate(() => {
    Math.random = () => 1
  })
  await page.getByRole('link', { name: 'Νίκος Παπαδόπουλος' }).click()
  const bar = page.locator('#nprogress .bar')
  const at = async () => bar.evaluate(({ style }) => Number(/translate3d\(-([\d.]+)%/.exec(style.transform)?.[1]))
  await expect.poll(at).toBe(92)
  expect(await bar.evaluate(({ style }) => style.transition)).toContain('200ms')
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
  await page.clock.runFor(790)
  expect(await at()).toBe(92)
  await page.clock.runFor(20)
  expect(await at()).toBe(90)
  await page.clock.runFor(800)
  expect(await at()).toBe(88)
  held.resolve()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('toasts leave the controls of the top bar within reach', async ({ page, signIn }) => {
      await signIn()
      await page.goto('users/7')
      await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
      await page.getByRole('textbox', { name: /^Name/ }).focus()
      await page.keyboard.press('Control+Enter')
      await expect(toastsOn(page)).toHaveAttribute('data-mounted', 'true')
      const covered = () =>
        page.locator('header button').evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .filter((button) => {
              const { x, y, width, height } = button.getBoundingClientRect()
              return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            })
            .map((button) => button.getAttribute('aria-label') ?? button.textContent),
        )
      // It slides in from above.
      await expect.poll(covered).toEqual([])
      await expect(toastsOn(page)).toBeVisible()
    })
  })
}
