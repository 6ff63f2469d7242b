import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, test } from './fixture.ts'
import { alike, formScreens, nobody } from './forms/index.ts'

const web = fileURLToPath(new URL('../packages/web/src/', import.meta.url))

/** Requests that only read, or that save a draft, and so are not refused. */
const reading = /\/(plan|preview|look|mailings|form-drafts)$/
/** Fields from a link, which users don't type. */
const untyped = ['token', 'ticket']

interface Refused {
  readonly name: string
  readonly limit: number
}

/**
 * Makes the API refuse all submitted fields, plus one unknown to the form, as a newer server might. Each error message
 * names a different limit.
 */
const refuse = async (page: Page) => {
  const refused: Refused[] = []
  await page.route('**/api/**', (route) => {
    const request = route.request()
    if (request.method() === 'GET' || reading.test(new URL(request.url()).pathname)) return route.fallback()
    const typed = Object.keys(request.postDataJSON() ?? {}).filter((name) => !untyped.includes(name))
    const fresh = [...typed, 'novelty'].map((name, index) => ({ name, limit: 101 + refused.length + index }))
    refused.push(...fresh)
    const fields = fresh.map(({ name, limit }) => [name, { code: 'too_long', message: 'Too long', limit }])
    return route.fulfill({
      status: 422,
      headers: { 'x-request-id': '7ea3953a' },
      json: { code: 'invalid_fields', message: 'Some fields need attention', fields: Object.fromEntries(fields) },
    })
  })
  return refused
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const close = async (page: Page) => {
  const above = page.getByRole('dialog')
  while ((await above.count()) > 0) {
    await page.keyboard.press('Escape')
    await expect(above).toHaveCount(0)
  }
}

test('every form of the product is sent by a test, or another one stands for it', { tag: '@journey' }, () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const hasForm = (file: string) =>
    !file.startsWith('kit/ui/') && /<(form|RecordForm|AskDialog|AmountDialog)\b/.test(readFileSync(web + file, 'utf8'))
  const sent = formScreens.flatMap(({ forms }) => Object.values(forms).map(({ file }) => file))
  expect(files.filter((file) => hasForm(file) && !sent.includes(file) && !(file in alike))).toEqual([])
  const named = [...sent, ...Object.entries(alike).flat()]
  expect(named.filter((file) => !files.includes(file))).toEqual([])
  expect(Object.values(alike).filter((file) => !sent.includes(file))).toEqual([])
})

for (const { at, as = people.owner, prepare, forms } of formScreens) {
  const names = Object.keys(forms).join(', ')
  test(`${names}: all that the server refuses is said in words, also of a field that the form does not have`, async ({
    page,
    signIn,
    complaints,
  }) => {
    if (as !== nobody) await signIn(as)
    await page.goto(typeof at === 'string' ? at : await at(page.request))
    await prepare?.(page)
    const refused = await refuse(page)
    for (const [name, { send, ownWords = [] }] of Object.entries(forms)) {
      await test.step(name, async () => {
        const before = refused.length
        await send(page)
        await expect.poll(() => refused.length).toBeGreaterThan(before)
        for (const { name: field, limit } of refused.slice(before)) {
          if (ownWords.includes(field)) continue
          const words = field === 'novelty' ? `novelty: Use at most ${limit} characters` : `Use at most ${limit} ch`
          await expect(page.getByText(words).first(), field).toBeVisible()
        }
        await expect(page.getByText(/Request 7ea3953a/)).toHaveCount(0)
        await close(page)
      })
    }
    // The browser itself notes the answers.
    complaints.length = 0
  })
}

test('an order that would be delivered before it was ordered: said at the field, and in the summary that leads to it', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('orders/13/edit')
  const date = page.getByLabel('Delivered on')
  await date.fill('2020-01-01')
  await page.keyboard.press('Control+Enter')
  // It was never shipped either: that is asked first, and by keys alone.
  const question = page.getByRole('dialog', { name: 'Save this anyway?' })
  await expect(question).toContainText('nothing has been shipped yet')
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(date).toHaveAccessibleDescription('Delivered before it was ordered')
  const summary = page.getByRole('alert').filter({ hasText: 'One field needs attention' })
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: 'Delivered on: Delivered before it was ordered' }).click()
  await expect(date).toBeFocused()
  await expect(page.getByText(/^Request /)).toHaveCount(0)
  complaints.length = 0
})

test('an order’s form asks back before a delivery in the future and an empty address; Escape goes on editing', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('orders/13/edit')
  await page.getByLabel('Delivered on').fill('2999-01-01')
  await page.getByLabel('Shipping address').fill('')
  await button(page, 'Save changes').click()
  const question = page.getByRole('dialog', { name: 'Save this anyway?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'The delivery date is in the future.',
    'The order has a delivery date, but nothing has been shipped yet.',
    'There’s no shipping address, but items are still to be shipped.',
  ])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  const order = await (await page.request.get('/api/orders?id=13')).json()
  expect([order.deliveredAt, order.version]).toEqual([null, 1])

  await page.getByLabel('Shipping address').fill('1 Harbor Street')
  await button(page, 'Save changes').click()
  await expect(question.getByRole('listitem')).toHaveCount(2)
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order 13', exact: true })).toBeVisible()
  expect((await (await page.request.get('/api/orders?id=13')).json()).deliveredAt).toContain('2999-01-01')
})

test('a cell asks back before a delivery date of what was never shipped', async ({ page, signIn }) => {
  await signIn()
  await page.goto('orders?columns=id,deliveredAt')
  await page.locator('tbody tr[data-row="13"]').getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('e')
  await page.getByLabel(/^Delivered: /).fill('2999-01-01')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The delivery date is in the future.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody tr[data-row="13"]')).toContainText('2999')
})
