import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, speak, test } from './fixture.ts'

const paletteOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search and commands' })
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    option: (name: string | RegExp) =>
      dialog
        .getByRole('group', { name: /^(Users|Go to|Actions|Recently opened|Similar)$/ })
        .getByRole('option', { name }),
  }
}

const openUsers = async (page: Page) => {
  await page.goto('users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
}

test('someone goes anywhere by keyboard alone', { tag: '@journey' }, async ({ page, signIn }) => {
  await signIn()
  await openUsers(page)
  const { dialog, field, option } = paletteOn(page)
  const firstPlace = dialog.getByRole('group', { name: 'Go to' }).getByRole('option').first()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('new us')
  await expect(option('New user')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeFocused()
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await expect(option('Sign out')).toHaveAttribute('aria-selected', 'true')
  await expect(option('Sign out')).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(firstPlace).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(option('Sign out')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(firstPlace).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeFocused()
})

test('what is typed before the palette is there is not lost, and reaches nothing else', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users')
  const { field, option } = paletteOn(page)
  await expect(page.getByRole('link', { name: 'Clara Whitfield' })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('priya')
  held.resolve()
  await expect(field).toHaveValue('priya')
  await expect(option(/^Priya Raman/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
})

test('people are found by name, mail, phone, number and with a typo', async ({ page, signIn }) => {
  await signIn(people.viewer)
  await openUsers(page)
  const { dialog, field, option } = paletteOn(page)
  await page.getByRole('button', { name: /^Search/ }).click()
  for (const [typed, name] of [
    ['Papadopoulos', 'Νίκος Παπαδόπουλος'],
    ['joerg.muel', 'Jörg Müller'],
    ['030 231-25118', 'Jörg Müller'],
    ['user 3', '佐藤 美咲'],
    ['withfield clara', 'Clara Whitfield'],
  ] as const) {
    await field.fill(typed)
    await expect(option(name)).toHaveAttribute('aria-selected', 'true')
  }
  await field.fill('clara')
  await expect(dialog.locator('mark').first()).toHaveText('Clara')
  await expect(dialog.getByRole('status')).toHaveText(/\d results?/)
  await field.fill('qqqqqqqq')
  await expect(dialog.getByText('Nothing matches “qqqqqqqq”')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('No results')
  // A viewer may not create anyone.
  await field.fill('new user')
  await expect(option('New user')).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText(/result/)
})

test('Enter waits for what was typed, and a late answer never replaces a newer one', async ({ page, signIn }) => {
  await signIn()
  await openUsers(page)
  const held = new Map<string, PromiseWithResolvers<void>>()
  const arrived = { whit: Promise.withResolvers<void>(), nikos: Promise.withResolvers<void>() }
  await page.route(/\/api\/search\?/, async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    const gate = Promise.withResolvers<void>()
    held.set(q, gate)
    if (q in arrived) arrived[q as keyof typeof arrived].resolve()
    await gate.promise
    await route.continue().catch(() => {})
  })
  const { dialog, field, option } = paletteOn(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('whit')
  await arrived.whit.promise
  await field.fill('nikos')
  await page.keyboard.press('Enter')
  await arrived.nikos.promise
  held.get('whit')?.resolve()
  await expect(dialog.getByText('Searching …')).toBeVisible()
  await expect(option(/Clara/)).toHaveCount(0)
  await expect(page).toHaveURL(/users$/)
  held.get('nikos')?.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeFocused()
})

test('a search that fails says so and is tried again', async ({ page, signIn, complaints }) => {
  await signIn()
  await openUsers(page)
  const { dialog, field, option } = paletteOn(page)
  await page.route(/\/api\/search\?/, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.keyboard.press('Control+k')
  await field.fill('clara')
  await expect(dialog.getByRole('alert')).toContainText('Records could not be searched')
  await expectAccessible(page)
  await page.unroute(/\/api\/search\?/)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(option(/Clara Whitfield/)).toBeVisible()
  // The browser itself notes each answer that failed.
  complaints.length = 0
})

test('what was opened last is at hand, and gone when it was deleted', async ({ page, signIn }) => {
  await signIn()
  for (const path of ['orders/2', 'users/3', 'users/7']) {
    await page.goto(path)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await openUsers(page)
  const { dialog, field, option } = paletteOn(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  const recent = dialog.getByRole('group', { name: 'Recently opened' })
  await expect(recent.getByRole('option')).toHaveText([/Νίκος/, /佐藤/, /#2/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '佐藤 美咲' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(recent.getByRole('option')).toHaveText([/Νίκος/, /#2/])
  await expect(option(/佐藤/)).toHaveCount(0)
})

test('actions run from it, in the language of the person and in English', async ({ page, signIn }) => {
  await speak(page, 'de')
  await signIn()
  await page.goto('users')
  await expect(page.getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Suche und Befehle' })
  const run = async (typed: string, name: string) => {
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill(typed)
    await expect(dialog.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await run('einklappen', 'Navigation einklappen')
  await expect(page.getByRole('button', { name: 'Navigation ausklappen' })).toBeVisible()
  await run('dark', 'Farbschema: Dunkel')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await run('tastenk', 'Tastenkürzel')
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await run('japan', 'Sprache: 日本語')
  await expect(page.getByRole('heading', { level: 1, name: 'ユーザー' })).toBeVisible()
})

test('orders, invoices and tickets are found and opened from anywhere', async ({ page, signIn }) => {
  await signIn()
  const [order, [ticket]] = await Promise.all(
    ['/api/orders?id=9', '/api/tickets?ids=4'].map(async (path) => (await page.request.get(path)).json()),
  )
  await openUsers(page)
  const { dialog, field } = paletteOn(page)
  const find = async (group: string, typed: string) => {
    await page.keyboard.press('Control+k')
    await field.fill(typed)
    return dialog.getByRole('group', { name: group, exact: true }).getByRole('option').first()
  }
  await expect(await find('Orders', order.customer.name)).toBeVisible()
  await expectAccessible(page)
  await field.fill('#9')
  await expect(dialog.getByRole('option', { name: `#9 ${order.customer.name}` })).toBeVisible()
  await dialog.getByRole('option', { name: `#9 ${order.customer.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order 9' })).toBeVisible()
  await (await find('Invoices', 'inv-003')).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-003' })).toBeVisible()
  await (await find('Tickets', ticket.subject)).click()
  await expect(page.getByRole('dialog').getByText(ticket.subject).first()).toBeVisible()
})

test('the surest of all stands first: a number is an order, and no stranger is opened by mistake', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openUsers(page)
  const { dialog, field } = paletteOn(page)
  const first = dialog.getByRole('option', { selected: true })
  const go = async (typed: string, url: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url)
    await expect(dialog).toBeHidden()
    if (page.url().includes('peek=')) await openUsers(page)
    // A screen takes the focus when it is there.
    else await expect(page.locator('h1:focus')).toBeVisible()
  }
  await go('15', /orders\/15$/)
  await go('#14', /orders\/14$/)
  await go('order 13', /orders\/13$/)
  await go('product 7', /products\/7$/)
  await go('user 3', /users\/3$/)
  await go('invoice 14', /invoices\/INV-014\/details$/)
  await go('INV-003', /invoices\/INV-003\/details$/)
  await go('series 2', /series\/2\/details$/)
  await go('ticket 3', /tickets\/3$/)

  await page.keyboard.press('Control+k')
  await field.fill('INV-01')
  await expect(first).toHaveText(/^INV-01/)
  await field.fill('INV-99')
  await expect(dialog.getByText('Nothing matches “INV-99”')).toBeVisible()
  await expect(dialog.getByText(/Check the spelling/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Show all screens and actions' }).click()
  await expect(dialog.getByRole('option', { name: 'Users', exact: true })).toBeVisible()
  await expect(field).toBeFocused()

  // Why someone was found is shown and marked.
  await field.fill('030 231-25118')
  await expect(first).toContainText('+49 30')
  await expect(first.locator('mark')).toHaveText(/^30 231/)
})

test('every screen and every first step is known by its words, and only to those who may go there', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openUsers(page)
  const { dialog, field } = paletteOn(page)
  await page.keyboard.press('Control+k')
  for (const [typed, name] of [
    ['new product', 'New product'],
    ['outbox', 'Outbox'],
    ['roles', 'Roles and permissions'],
    ['bin', /^Deleted/],
    ['trash', /^Deleted/],
    ['settings security', /^Security/],
    ['two-factor', /^Two-factor authentication/],
    ['pending orders', 'Orders: Pending'],
    ['hidden reviews', 'Reviews: Hidden'],
    ['invite', 'Invite people'],
    ['import products', 'Import products'],
    ['new ticket', /^Create ticket/],
    ['create expense', 'New expense'],
    ['new card', 'Kanban'],
    ['deactivate', /^Account deactivation/],
    ['register', 'Register'],
  ] as const) {
    await field.fill(typed)
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(name)
  }
  await field.fill('invite people')
  await page.keyboard.press('Enter')
  const invitations = page.getByRole('dialog', { name: 'Invite people' })
  await expect(invitations).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(invitations).toBeHidden()
  await page.keyboard.press('Control+k')
  await field.fill('pending orders')
  await expect(dialog.getByRole('option', { selected: true })).toHaveText('Orders: Pending')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/orders\?status=Pending/)
  await expect(page.locator('tbody tr[data-row]').first()).toContainText('Pending')

  // Signing out forgets what was asked for at a start, of which a viewer may not have all.
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(people.viewer)
  await openUsers(page)
  await page.keyboard.press('Control+k')
  for (const typed of ['new product', 'outbox', 'trash', 'invite', 'import']) {
    await field.fill(typed)
    await expect(dialog.getByRole('status')).not.toBeEmpty()
    await expect(
      dialog.getByRole('option', { name: /^(New product|Outbox|Deleted|Invite people|Import)/ }),
    ).toHaveCount(0)
  }
})

test('a record is named by its kind and number in every language', async ({ page, signIn }) => {
  await signIn()
  for (const [locale, typed, url] of [
    ['de', 'Bestellung 15', /orders\/15$/],
    ['es', 'pedido n.º 14', /orders\/14$/],
    ['ja', '注文１３', /orders\/13$/],
  ] as const) {
    await speak(page, locale)
    await page.goto('users')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.insertText(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url)
  }
})
