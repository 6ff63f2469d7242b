import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

/** As a newer server may: it refuses whatever is sent, for a field that no form of today has. */
const refuse = async (page: Page) => {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 422,
          headers: { 'x-request-id': '7ea3953a' },
          json: {
            code: 'invalid_fields',
            message: 'Some fields need attention',
            fields: { novelty: { code: 'too_long', message: 'Too long', limit: 3 } },
          },
        }),
  )
}
const reason = 'novelty: Use at most 3 characters'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

interface Form {
  readonly at: string
  readonly send: (page: Page) => Promise<void>
}

/** Each way in which the product has a form: what is typed into it, and how it is sent. */
const forms: Readonly<Record<string, Form>> = {
  'a new user': {
    at: 'users/create',
    send: async (page) => {
      await box(page, 'Name').fill('Ann')
      await box(page, 'Email').fill('ann@example.com')
      await button(page, 'Create user').click()
    },
  },
  'a user': {
    at: 'users/9',
    send: async (page) => {
      await box(page, 'Name').fill('Ann')
      await button(page, 'Save changes').click()
    },
  },
  'a product': {
    at: 'products/3',
    send: async (page) => {
      await box(page, 'Title').fill('A lamp')
      await button(page, 'Save changes').click()
    },
  },
  'an order': {
    at: 'orders/8/edit',
    send: async (page) => {
      await box(page, 'Card').fill('**** 1234')
      await button(page, 'Save changes').click()
    },
  },
  'an invoice': {
    at: 'invoices/INV-014',
    send: async (page) => {
      await box(page, 'Reference').fill('PO 1')
      await button(page, 'Save changes').click()
    },
  },
  'one’s own profile': {
    at: 'settings',
    send: async (page) => {
      await box(page, 'Name').fill('Ann')
      await button(page, 'Save changes').click()
    },
  },
  'a password': {
    at: 'settings/security',
    send: async (page) => {
      await page.getByLabel('Current password').fill('quarterdeck-demo')
      await page.getByLabel('New password').fill('four gulls over 7 lighthouses')
      await button(page, 'Change password').click()
    },
  },
  'billing details': {
    at: 'settings/plan-billing',
    send: async (page) => {
      await page.getByRole('region', { name: 'Billing details' }).getByRole('button', { name: 'Edit' }).click()
      await box(page, 'Company').fill('Lighthouse Ltd')
      await button(page, 'Save changes').click()
    },
  },
  'an invitation': {
    at: 'users',
    send: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click()
      await box(page, 'Email').fill('grace@example.com')
      await button(page, 'Send invitation').click()
    },
  },
  'a refund': {
    at: 'orders/9',
    send: async (page) => {
      await button(page, 'Refund or return').click()
      await page.getByLabel('Amount to refund').fill('1')
      await page.getByLabel('Reason').fill('Late')
      await button(page, 'Refund $1.00').click()
    },
  },
  'a shipment': {
    at: 'orders/9',
    send: async (page) => {
      await button(page, 'Ship items').first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ship \d/ })
        .click()
    },
  },
  'a note': {
    at: 'orders/9',
    send: async (page) => {
      await page.getByLabel('New note').fill('Call them')
      await button(page, 'Add note').click()
    },
  },
  'a delivery': {
    at: 'products/13/overview?tab=deliveries',
    send: async (page) => {
      await button(page, 'Add delivery').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('spinbutton', { name: 'Pieces' }).fill('10')
      await dialog.getByLabel('Expected on').fill('2027-03-05')
      await dialog.getByRole('button', { name: 'Add delivery' }).click()
    },
  },
  'a step of an order': {
    at: 'orders/9',
    send: async (page) => {
      await button(page, 'More actions').click()
      await page.getByRole('menuitem', { name: 'Mark as pending' }).click()
      await page.getByLabel('Reason').fill('Not packed')
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as pending' }).click()
    },
  },
  'a cell': {
    at: 'users?columns=name,phone&sort=id',
    send: async (page) => {
      const row = page.locator('tbody tr[data-row="7"]')
      await row.getByRole('link').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('e')
      await page.getByRole('textbox', { name: /^Phone: / }).fill('+49 30 555')
      await page.keyboard.press('Enter')
    },
  },
  'a change of many': {
    at: 'orders',
    send: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Order 15' }).check()
      await button(page, 'Change').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Shipping', exact: true }).check()
    },
  },
}

for (const [name, { at, send }] of Object.entries(forms)) {
  test(`${name}: what the server refuses is said in words, also of a field that the form does not have`, async ({
    page,
    complaints,
  }) => {
    await page.goto(at)
    await refuse(page)
    await send(page)
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.getByText(/Request 7ea3953a/)).toHaveCount(0)
    // The browser itself notes the answer.
    complaints.length = 0
  })
}

test('an order that would be delivered before it was ordered: said at the field, and in the summary that leads to it', async ({
  page,
  complaints,
}) => {
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
}) => {
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

test('a cell asks back before a delivery date of what was never shipped', async ({ page }) => {
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
