import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')
const tab = (page: Page, name: string, count: number) =>
  page.getByRole('link', { name: `${name} ${count}`, exact: true })
const reply = (within: Page | ReturnType<Page['getByRole']>) =>
  within.getByRole('textbox', { name: 'Reply to the customer' })

/** Returns another browser context, signed in as another user. */
const other = async (browser: Browser, product: RunningServer, email: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: `${product.url}/admin/`, viewport: sizes.desktop })
  await context.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email, password } })
  return context
}

test.use({ viewport: sizes.desktop })

test('a ticket is answered by keys, without leaving the row one came from', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('tickets')
  await expect(rows(page)).toHaveCount(20)
  await tab(page, 'Unassigned', 6).click()
  await expect(rows(page)).toHaveCount(6)
  await page.locator('h1').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'Ticket 20' })).toBeVisible()
  await expect(panel).toContainText('The page says sold out.')

  await page.keyboard.press('r')
  await expect(reply(panel)).toBeFocused()
  await page.keyboard.type('On Monday, in black.')
  await expect(panel.getByText('Draft saved')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByRole('article').last()).toContainText('On Monday, in black.')
  await expect(reply(panel)).toHaveText('')
})

test('a draft waits on the server, and whoever sends while somebody else writes is shown it first', async ({
  page,
  browser,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('tickets/13')
  await expect(page.getByRole('heading', { name: 'Do you deliver to Iceland?' })).toBeVisible()
  const colleague = await (await other(browser, product, people.admin)).newPage()
  await colleague.goto('tickets/13')
  await expect(page.getByText('Jörg Müller is viewing this ticket')).toBeVisible()
  await reply(colleague).click()
  await colleague.keyboard.type('Not yet')
  await expect(page.getByText('Jörg Müller is typing…')).toBeVisible()
  await expect(colleague.getByText('Draft saved')).toBeVisible()
  await colleague.reload()
  await expect(reply(colleague)).toHaveText('Not yet')

  const said = page.getByRole('article')
  await expect(said).toHaveCount(1)
  await reply(page).click()
  await page.keyboard.type('We do, from May on.')
  await reply(colleague).click()
  await colleague.keyboard.press('Control+Enter')
  // It comes in while one writes, and is no news that one has asked for.
  await expect(said).toHaveCount(2)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const warning = page.getByRole('alert').filter({ hasText: 'Jörg Müller wrote while you were typing.' })
  await expect(warning).toBeVisible()
  await expect(said).toHaveCount(2)
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(said).toHaveCount(3)
  await expect(said.last()).toContainText('We do, from May on.')
  await expect(warning).toHaveCount(0)

  // What came in before this screen knows of it is shown by the server, also to whoever comes back to a draft.
  await page.route('**/api/messages?ticketId*', () => {})
  await reply(page).click()
  await page.keyboard.type('By ship.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(colleague.getByRole('article')).toHaveCount(3)
  await reply(colleague).click()
  await colleague.keyboard.type('By air.')
  await colleague.keyboard.press('Control+Enter')
  await expect(colleague.getByRole('article')).toHaveCount(4)
  await page.keyboard.press('Control+Enter')
  await expect(warning).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.keyboard.press('Control+Enter')
  await expect(said).toHaveCount(5)

  // Whoever comes back to a draft has not read what came in since they began it.
  await page.keyboard.type('Or by train.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(colleague.getByRole('article')).toHaveCount(5)
  await reply(colleague).click()
  await colleague.keyboard.type('There is none.')
  await colleague.keyboard.press('Control+Enter')
  await expect(colleague.getByRole('article')).toHaveCount(6)
  await page.reload()
  await expect(reply(page)).toHaveText('Or by train.')
  await expect(said).toHaveCount(6)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(said).toHaveCount(7)
  await colleague.close()
  // The browser tells of the conflict as well.
  complaints.splice(0)
})

test('a reply that was sent does not come back as a draft, however late a save of it arrives', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('tickets/14')
  await expect(reply(page)).toBeVisible()
  let saves = 0
  await page.route('**/api/messages/drafts', async (route) => {
    if (route.request().method() === 'PUT') saves += 1
    await route.continue()
  })
  // Longer than the pause after which a draft is saved.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/messages', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await reply(page).click()
  await page.clock.install()
  await page.keyboard.type('It is on its way.')
  await page.keyboard.press('Control+Enter')
  await page.clock.runFor(5000)
  held.resolve()
  await expect(page.getByRole('article').last()).toContainText('It is on its way.')
  await expect(reply(page)).toHaveText('')
  await page.clock.runFor(5000)
  expect(saves).toBe(0)
  await page.clock.resume()
  const late = await page.request.put('../api/messages/drafts', {
    data: { ticketId: 14, body: 'It is on its way.', ownMessage: 0 },
  })
  expect(late.status()).toBe(409)
  await page.reload()
  await expect(reply(page)).toHaveText('')
  complaints.splice(0)
})

test('what is typed while a reply is being sent is the next draft', async ({ page, signIn }) => {
  await signIn()
  await page.goto('tickets/15')
  await expect(reply(page)).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/messages', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await reply(page).click()
  await page.keyboard.type('It is on its way.')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/messages'))
  await page.keyboard.press('Control+Enter')
  await sent
  await page.keyboard.type(' It comes on Monday.')
  held.resolve()
  const last = page.getByRole('article').last()
  await expect(last).toContainText('It is on its way.')
  await expect(last).not.toContainText('Monday')
  await expect(reply(page)).toHaveText('It comes on Monday.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(reply(page)).toHaveText('It comes on Monday.')
})

test('what a ticket says is redacted like a message, and its subject changed along with it', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('tickets/13')
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: 'What to do with this message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Redact message…'])
  await expect(page.getByRole('menuitem')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Redact this message?' })
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('A card number')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Delivery abroad')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Redact message' }).click()
  await expect(first).toContainText('Message removed')
  await expect(first).toContainText('Reason: A card number')
  await expect(page.getByRole('heading', { name: 'Delivery abroad' })).toBeVisible()
  await expectAccessible(page)
})

test('a message that a customer has is redacted for a reason, and not deleted', async ({
  page,
  signIn,
  browser,
  product,
}) => {
  await signIn()
  await page.goto('tickets/1')
  const message = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .nth(2)
  await expect(message).toContainText('she is happy with it')
  await message.getByRole('button', { name: 'What to do with this message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Split into new ticket…', 'Redact message…'])
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Redact this message?' })
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Redact message' })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.type('A card number')
  await page.keyboard.press('Control+Enter')
  await expect(message).toContainText('Message removed')
  await expect(message).toContainText('Removed by Clara Whitfield')
  await expect(message).toContainText('Reason: A card number')
  await expect(message).not.toContainText('she is happy with it')
  await expectAccessible(page)
  const colleague = await (await other(browser, product, people.admin)).newPage()
  await colleague.goto('tickets/1')
  await expect(colleague.getByRole('article').nth(2)).toContainText('Reason: A card number')
  await colleague.close()
})

test('a note is for colleagues, told apart from what the customer reads, and files are kept', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('tickets/12')
  await expect(reply(page)).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('n')
  const note = page.getByRole('textbox', { name: 'New note' })
  await expect(note).toBeFocused()
  await page.keyboard.type('The last four are right.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'The last four are right.' }).first()).toContainText(
    'Internal note',
  )
  await expectAccessible(page)
  await page
    .locator('label')
    .filter({ hasText: /^Reply$/ })
    .click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'steps.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1. Open the app'),
  })
  await expect(page.getByRole('link', { name: 'Download steps.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('article').last().getByRole('link', { name: 'Download steps.txt' })).toBeVisible()
})

test('a ticket is created with what it is about, and the next one begins at once', async ({ page, signIn }) => {
  await signIn()
  await page.goto('tickets')
  await page.getByRole('link', { name: 'New ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create ticket' })).toBeFocused()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('The mug came broken')
  await page.getByRole('textbox', { name: 'Description' }).fill('She sent a photo.')
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'mug.txt', mimeType: 'text/plain', buffer: Buffer.from('broken') })
  await expect(page.getByRole('link', { name: 'Download mug.txt' })).toBeVisible()
  const related = page.getByRole('combobox', { name: 'Related records' })
  // Enter is for the list, also where it has nothing: it saves no form.
  await related.fill('nothing is called this')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Enter')
  await related.fill('15')
  await page.getByRole('option', { name: /^Order 15 / }).click()
  await page.getByRole('textbox', { name: 'Requester’s name' }).fill('Ida')
  await page.getByRole('checkbox', { name: 'Create another' }).check()
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByText('Ticket 21 created')).toBeVisible()
  await expect(subject).toHaveValue('')
  await expect(subject).toBeFocused()

  await subject.fill('The mug came')
  await expect(page.getByRole('link', { name: '#21 The mug came broken' })).toBeVisible()
  await page.goto('tickets/21')
  await expect(page.getByRole('link', { name: 'Order 15' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download mug.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Order 15' }).click()
  await expect(page.getByRole('link', { name: 'Order 15' })).toHaveCount(0)
})

test('a canned reply is found behind a slash, in the customer’s language, and what is missing is said', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('tickets/12')
  await reply(page).click()
  await page.keyboard.type('/')
  const offered = page.getByRole('listbox', { name: 'Canned replies' })
  await expect(offered.getByRole('option')).toHaveCount(7)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Backspace')

  await page.keyboard.type('/re')
  const active = page.getByRole('option', { selected: true })
  await expect(active).toContainText('How to return something')
  await page.keyboard.press('ArrowUp')
  await expect(active).not.toContainText('How to return something')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(active).toContainText('Refund is on its way')
  await page.keyboard.press('Enter')
  await expect(offered).toHaveCount(0)
  await expect(reply(page)).toContainText('wir haben Ihnen den Betrag für die Bestellung {order} erstattet')
  await expect(reply(page)).toContainText('Freundliche GrüßeClara Whitfield')
  await expect(reply(page)).not.toContainText('/re')
  await expect(page.getByText('Still to fill in: {order}')).toBeVisible()

  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toContainText('Not sent yet: {order} isn’t filled in.')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('{order}')
  await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('#12')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').last()).toContainText('für die Bestellung #12 erstattet')
})

test('canned replies open where there is room, and the first one is in sight', async ({ page, signIn }) => {
  await signIn()
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport)
    await page.goto('tickets/10')
    await reply(page).click()
    await page.keyboard.type('/')
    const first = page.getByRole('listbox', { name: 'Canned replies' }).getByRole('option').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    const { x, y, width, height } = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const isOnTop = await first.evaluate(
      (option, [left, top]) => option.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
      [x + width / 2, y + height / 2],
    )
    expect(isOnTop).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
  }
})

test('a complaint ends in a credit note and a reply, without leaving the ticket', async ({ page, signIn }) => {
  await signIn()
  await page.goto('tickets/15')
  await page.getByRole('button', { name: 'Refund or return: Order 9' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount to refund').fill('20')
  await dialog.getByRole('textbox', { name: 'Explanation' }).fill('For the wrong size')
  await dialog.getByRole('button', { name: 'Refund $20.00' }).click()
  await expect(reply(page)).toContainText(
    'We’ve refunded $20.00 for your order 9. You’ll find the details on credit note CN-',
  )
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('article').last()).toContainText('We’ve refunded $20.00')
  await expect(page).toHaveURL(/tickets\/15$/)
})

test('a record is linked to a ticket, and words go below those of the reply, in the customer’s language', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('tickets/12')
  await reply(page).click()
  await page.keyboard.type('Guten Tag,')
  await page.getByRole('combobox', { name: 'Link a record' }).click()
  await page.getByRole('option', { name: 'INV-016' }).click()
  await page.getByRole('button', { name: 'Create credit note: INV-016' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A scratch')
  await dialog.getByRole('button', { name: 'Credit $10.00' }).click()
  await expect(reply(page)).toContainText('Guten Tag,Wir haben Ihnen 10,00')
  await expect(reply(page)).toContainText('aus der Rechnung INV-016')
  await page.getByRole('button', { name: 'Remove Invoice INV-016' }).click()
  await expect(page.getByRole('button', { name: 'Create credit note: INV-016' })).toHaveCount(0)
})
