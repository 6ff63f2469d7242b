import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.phone, hasTouch: true })
test.beforeEach(async ({ signIn }) => signIn())

interface Watched {
  /** The router, which the app exposes under this name. */
  readonly __TSR_ROUTER__: {
    readonly routesByPath: Readonly<Record<string, { readonly parentRoute?: { readonly id: string } }>>
    readonly navigate: (to: { readonly href: string }) => Promise<void>
  }
}

/** The screens of the shell whose address needs no record. */
const screens = (page: Page) =>
  page.evaluate(() => {
    const { routesByPath } = (window as unknown as Watched).__TSR_ROUTER__
    return Object.entries(routesByPath)
      .filter(([path, { parentRoute }]) => parentRoute?.id === '/shell' && !path.includes('$'))
      .map(([path]) => path)
  })

/** Runs in the page: finds the element under each point of a grid over the first card. */
const feel = () => {
  const card = document.querySelector('main li[data-row]')
  const openers = card?.querySelectorAll('a, button:not([aria-label]), button[lang]')
  const [opener] = openers ?? []
  if (!card || !opener) return undefined
  card.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = card.getBoundingClientRect()
  const parts = Array.from({ length: 24 }, (_, index) => (index + 0.5) / 24)
  const hits = parts.flatMap((across) =>
    parts.map((down) => {
      const point = { x: left + across * width, y: top + down * height }
      return { point, on: document.elementFromPoint(point.x, point.y)?.closest('a, button, input, label, li') }
    }),
  )
  const onOpener = hits.filter(({ on }) => on === opener).map(({ point }) => point)
  return {
    /** Points without a target other than the card, on lists whose cards are clickable. */
    dead: hits.filter(({ on }) => on === card && getComputedStyle(card).cursor !== 'pointer').length,
    /** Share of points that open the record. */
    share: hits.filter(({ on }) => on === opener || on === card).length / hits.length,
    height,
    covered: [...card.querySelectorAll('a, button, input')].filter((control) => {
      const box = control.getBoundingClientRect()
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return control !== opener && there !== control && !control.contains(there)
    }).length,
    /** Position to tap: low and at the left, where the card has only details. */
    tap: { x: left + width * 0.4, y: top + height * 0.9 },
    reaches: onOpener.length > 0,
  }
}

test('the whole card of every list opens the record', async ({ page }) => {
  await page.goto('mentions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen: string[] = []
  for (const path of await screens(page)) {
    await page.evaluate((href) => (window as unknown as Watched).__TSR_ROUTER__.navigate({ href }), path)
    if ((await page.locator('main [data-list]').count()) === 0) continue
    await expect(page.locator('main [data-list] ul[aria-busy=false]')).toBeAttached()
    const card = await page.evaluate(feel)
    if (!card) continue
    seen.push(path)
    expect.soft(card, path).toMatchObject({ dead: 0, covered: 0, reaches: true })
    expect.soft(card.share, path).toBeGreaterThan(0.5)
    expect.soft(card.height, path).toBeGreaterThanOrEqual(44)
    const before = page.url()
    await page.touchscreen.tap(card.tap.x, card.tap.y)
    const isOpen = async () => page.url() !== before || (await page.getByRole('dialog').count()) > 0
    await expect.poll(isOpen, { message: path }).toBe(true)
  }
  expect(seen).toEqual(expect.arrayContaining(['/users', '/orders', '/products', '/reviews']))
})

test('a card is ticked beside its box and passed over by a thumb without being opened', async ({ page, context }) => {
  await page.goto('orders')
  const cards = page.locator('main li[data-row]')
  await expect(cards.first()).toBeVisible()
  const address = page.url()
  const tick = cards.first().getByRole('checkbox')
  await tick.scrollIntoViewIfNeeded()
  const box = await tick.boundingBox()
  if (!box) throw new Error('There is no box')
  await page.touchscreen.tap(box.x - 8, box.y + box.height + 8)
  await expect(tick).toBeChecked()
  await expect(cards.first().getByRole('link')).toHaveCount(1)
  await expect(cards.first().getByRole('button', { name: /^Quick view/ })).toHaveCount(0)
  await expectAccessible(page)

  const card = await cards.nth(1).boundingBox()
  if (!card) throw new Error('There is no card')
  const session = await context.newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: card.x + card.width / 2, y }] })
  await at('touchStart', card.y + 90)
  for (const moved of [20, 60, 100]) await at('touchMove', card.y + 90 - moved)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await cards.nth(1).boundingBox())?.y).toBeLessThan(card.y)
  expect(page.url()).toBe(address)
})
