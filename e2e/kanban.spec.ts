import type { Page } from '@playwright/test'
import { addManyCards } from '../packages/api/src/testing/many-cards.ts'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string, title: string) => column(page, name).getByRole('link', { name: title })
const titlesIn = (page: Page, name: string) =>
  column(page, name).getByRole('listitem').getByRole('link').allInnerTexts()
const spoken = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()

const camera = 'Camera out of stock: tell those who wait'
const chair = 'New photos of the oak dining chair'

test.use({ viewport: sizes.desktop })

test('cards are moved by keys alone and by drag, each move is undone, and a full column gives the card back', {
  tag: '@journey',
}, async ({ page, signIn, complaints }) => {
  await signIn()
  await page.goto('kanban')
  await expect(card(page, 'In progress', camera)).toBeVisible()
  await expectAccessible(page)

  // Grab, carry, cancel: it is back.
  await card(page, 'Next up', chair).focus()
  await page.keyboard.press('Space')
  await spoken(page, 'Picked up “New photos of the oak dining chair”. Next up, position 2 of 6.')
  await page.keyboard.press('ArrowRight')
  await spoken(page, 'In progress, position 2 of 5.')
  await expect(card(page, 'In progress', chair)).toBeFocused()
  await page.keyboard.press('Escape')
  await spoken(page, 'is back. Next up, position 2 of 6.')
  await expect(card(page, 'Next up', chair)).toBeFocused()

  // Grab, carry, drop: it stays, also after a reload, until it is undone.
  for (const key of ['Space', 'ArrowRight', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await spoken(page, 'dropped. In progress, position 1 of 5.')
  await expect(card(page, 'In progress', chair)).toBeFocused()
  await expect(page.getByText(`“${chair}” moved to In progress`)).toBeVisible()
  await page.reload()
  await expect(card(page, 'In progress', chair)).toBeVisible()
  expect((await titlesIn(page, 'In progress'))[0]).toBe(chair)

  // The column has five now, and takes no sixth.
  const full = 'Spring price list'
  await card(page, 'Next up', full).focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText('In progress takes no more than 5 cards.').first()).toBeVisible()
  await expect(card(page, 'Next up', full)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])

  await card(page, 'In progress', chair).dragTo(column(page, 'Done').getByRole('list'))
  await expect(card(page, 'Done', chair)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(card(page, 'In progress', chair)).toBeVisible()
})

test('cards are written, opened, moved by a menu, archived and restored', async ({ page, signIn }) => {
  await signIn()
  await page.goto('kanban')
  await page.getByRole('button', { name: 'Add a card to Ideas' }).click()
  await page.getByRole('textbox', { name: 'Title of the card' }).fill('Ribbon for gift boxes')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Ideas', 'Ribbon for gift boxes')).toBeVisible()

  await card(page, 'Ideas', 'Ribbon for gift boxes').click()
  const panel = page.getByRole('dialog', { name: 'Ribbon for gift boxes' })
  await panel.getByRole('textbox', { name: 'Add a step' }).fill('Ask for samples')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'Ask for samples' }).click()
  await expect(panel.getByText('1 of 1 done')).toBeVisible()
  await panel.getByRole('combobox', { name: 'Link a record' }).fill('candle')
  await page.getByRole('option', { name: /Beacon Soy Wax Candle/ }).click()
  await expect(panel.getByRole('link', { name: 'Product 4' })).toBeVisible()
  await panel.locator('input[type=file]').setInputFiles({
    name: 'samples.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Red, and green'),
  })
  await expect(panel.getByRole('link', { name: 'Download samples.txt' })).toBeVisible()
  await panel.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the card' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Ribbon for gifts')
  await dialog.getByLabel('Due').fill('2030-01-31')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Ask Anna')
  await page.keyboard.press('ControlOrMeta+a')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Ideas', 'Ribbon for gifts')).toBeVisible()
  const saved = page.getByRole('dialog', { name: 'Ribbon for gifts' })
  await expect(saved.getByRole('strong').filter({ hasText: 'Ask Anna' })).toBeVisible()
  await saved.getByRole('textbox', { name: 'New note' }).fill('Which red?')
  await saved.getByRole('button', { name: 'Add note' }).click()
  await expect(saved.getByRole('list', { name: 'Notes' }).getByText('Which red?')).toBeVisible()
  await page.getByRole('dialog', { name: 'Ribbon for gifts' }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'More about Ribbon for gifts' }).click()
  await page.getByRole('menuitem', { name: 'Waiting for others' }).click()
  await expect(card(page, 'Waiting for others', 'Ribbon for gifts')).toBeVisible()
  await page.getByRole('button', { name: 'More about Ribbon for gifts' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('link', { name: 'Ribbon for gifts' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More about this board' }).click()
  await page.getByRole('menuitem', { name: 'Archive (2)' }).click()
  await page.getByRole('button', { name: 'Restore: Ribbon for gifts' }).click()
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Close' }).last().click()
  await expect(card(page, 'Waiting for others', 'Ribbon for gifts')).toBeVisible()
})

test('columns are added, limited, collapsed and removed, and the board is narrowed in its address', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('kanban')
  await page.getByRole('button', { name: 'More about this board' }).click()
  await page.getByRole('menuitem', { name: 'Add a column' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a column' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Parked')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(column(page, 'Parked').getByText('No cards')).toBeVisible()

  await page.getByRole('button', { name: 'More about Ideas' }).click()
  await page.getByRole('menuitem', { name: 'Remove the column' }).click()
  await page.getByLabel('Move the cards to').selectOption('Parked')
  await page.getByRole('button', { name: 'Remove the column' }).click()
  await expect(card(page, 'Parked', 'Deliver to Iceland')).toBeVisible()
  await expect(column(page, 'Ideas')).toHaveCount(0)

  await page.getByRole('button', { name: 'More about Done' }).click()
  await page.getByRole('menuitem', { name: 'Collapse' }).click()
  await expect(page.getByRole('button', { name: 'Expand Done, 5 cards' })).toBeVisible()
  await page.getByRole('button', { name: 'Labels', exact: true }).click()
  await page.getByRole('checkbox', { name: 'urgent' }).check()
  await page.keyboard.press('Escape')
  await expect(column(page, 'In progress').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('camera')
  await expect(column(page, 'In progress').getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/folded=done/)
  await expect(page).toHaveURL(/labels=urgent/)
  await expect(page).toHaveURL(/q=camera/)
  await page.reload()
  await expect(column(page, 'In progress').getByRole('listitem')).toHaveCount(1)
})

test('a board is seen in lanes, and as it stands is a view of its own', async ({ page, signIn }) => {
  await signIn()
  await page.goto('kanban')
  await page.getByRole('combobox', { name: 'Lanes' }).selectOption('By label')
  const lane = page.getByRole('region', { name: 'shipping', exact: true })
  const cell = (name: string) => lane.getByRole('region', { name: `${name}, shipping`, exact: true })
  await expect(cell('In progress').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  // What is written in a lane belongs to it; what is moved there stays in it.
  await cell('Ideas').getByRole('button', { name: 'Add a card to Ideas' }).click()
  await page.getByRole('textbox', { name: 'Title of the card' }).fill('Ribbon for gift boxes')
  await page.keyboard.press('Enter')
  const card = (name: string) => cell(name).getByRole('link', { name: 'Ribbon for gift boxes' })
  await card('Ideas').focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await spoken(page, '“Ribbon for gift boxes” dropped. Next up, position 1 of 1.')
  await expect(card('Next up')).toBeFocused()

  await page.getByRole('button', { name: /^View/ }).click()
  await page.getByRole('button', { name: 'Save as new view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Shipping')
  await page.getByRole('button', { name: 'Save view', exact: true }).click()
  await expect(page).toHaveURL(/lanes=label.*view=\d/)
  await page.goto('kanban')
  await expect(column(page, 'Ideas')).toBeVisible()
  await page.getByRole('button', { name: /^View/ }).click()
  await page.getByRole('link', { name: /^Shipping/ }).click()
  await expect(card('Next up')).toBeVisible()
})

test('a board of one’s own is made, and shown to everyone', async ({ page, signIn }) => {
  await signIn()
  await page.goto('kanban')
  await page.getByRole('button', { name: 'More about this board' }).click()
  await page.getByRole('menuitem', { name: 'New board' }).click()
  const dialog = page.getByRole('dialog', { name: 'New board' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My week')
  await dialog.getByRole('checkbox', { name: 'Only for me' }).check()
  await dialog.getByRole('button', { name: 'New board' }).click()
  const choice = page.getByRole('combobox', { name: 'Board' })
  await expect(choice.locator('optgroup[label="Mine alone"] option')).toHaveText('My week')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More about this board' }).click()
  await page.getByRole('menuitem', { name: 'Show it to everyone' }).click()
  await expect(choice.locator('optgroup')).toHaveCount(0)
})

test('a board of 10,000 cards asks for no more than one of 50, and draws no more', async ({
  page,
  signIn,
  product,
}) => {
  await addManyCards(product.db, 10_000)
  await signIn()
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/api/cards')) asked.push(url.searchParams)
  })
  await page.goto('kanban')
  const ideas = column(page, 'Ideas')
  await expect(ideas.getByRole('listitem')).toHaveCount(50)
  await expect(ideas.getByText('2,005 cards')).toBeAttached()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(250)
  expect(asked.map((query) => query.get('perPage'))).toEqual(['50', '50', '50', '50', '50'])

  // The end of a column comes in sight: the next fifty of this one alone.
  await ideas.getByRole('button', { name: /^Show more/ }).scrollIntoViewIfNeeded()
  await expect(ideas.getByRole('listitem')).toHaveCount(100)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(300)
  expect(asked.slice(5).every((query) => query.get('columnId') === 'ideas')).toBe(true)
})

test('several cards are moved at once, and figures of the flow lead to their cards', async ({ page, signIn }) => {
  await signIn()
  await page.goto('kanban')
  await expect(card(page, 'Ideas', 'Deliver to Iceland')).toBeVisible()
  const [first = '', second = ''] = await titlesIn(page, 'Ideas')
  await card(page, 'Ideas', first).focus()
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: `Select ${second}` }).check()
  await expect(page.getByText('2 cards selected')).toBeVisible()
  await expectAccessible(page)
  await card(page, 'Ideas', second).dragTo(column(page, 'Done').getByRole('list'))
  await expect(page.getByText('2 cards moved to Done')).toBeVisible()
  for (const title of [first, second]) await expect(card(page, 'Done', title)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(async () => (await titlesIn(page, 'Ideas')).slice(0, 2)).toEqual([first, second])

  await page.getByRole('button', { name: 'More about this board' }).click()
  await page.getByRole('menuitem', { name: 'Flow' }).click()
  const flow = page.getByRole('dialog', { name: 'Flow' })
  await flow.getByRole('link', { name: /^Median in Ideas/ }).click()
  await expect(flow.getByRole('region', { name: 'Stays in Ideas, the longest first' }).getByRole('link')).toHaveCount(5)
  await flow.getByRole('link', { name: '6 cards in Next up' }).click()
  await expect(page).toHaveURL(/flow=now.next/)
  await expectAccessible(page)
  await flow.getByRole('link', { name: chair }).click()
  await expect(page.getByRole('dialog', { name: chair })).toBeVisible()
})

test('where two change the same of a card, both are shown to whoever is second', async ({
  page,
  browser,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('kanban?peek=cards/1')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the card' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Gift wrap, from May on')
  await dialog.getByLabel('Due').fill('2030-01-31')
  const colleague = await browser.newContext()
  await colleague.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email: people.admin, password } })
  await colleague.request.put(`${product.url}/api/cards?id=1`, { data: { title: 'Gift wrap at the till' } })
  await colleague.close()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const clash = page.getByRole('dialog').filter({ hasText: 'Choose which values to keep.' })
  await expect(clash).toContainText('Gift wrap at the till')
  await expect(clash).toContainText('Gift wrap, from May on')
  await clash.getByRole('radio').first().check()
  await clash.getByRole('button', { name: 'Save' }).click()
  await expect(clash).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Gift wrap at the till' })).toContainText('2030')
  complaints.splice(0)
})

test('what others move is seen at once, and a card that one holds stays where it is', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn()
  await page.goto('kanban')
  await expect(card(page, 'In progress', camera)).toBeVisible()
  await expect(page.locator('html[data-live]')).toBeAttached()
  const colleague = await browser.newContext()
  await colleague.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email: people.admin, password } })
  const move = (id: number, columnId: string) =>
    colleague.request.post(`${product.url}/api/cards/move`, { data: { id, columnId, after: null } })

  await move(12, 'done')
  await expect(card(page, 'Done', camera)).toBeVisible({ timeout: 1000 })
  await card(page, 'Next up', chair).focus()
  await page.keyboard.press('Space')
  await move(7, 'ideas')
  await move(6, 'ideas')
  await expect(card(page, 'Ideas', 'Answer whether the daypack is hand luggage')).toBeVisible()
  await expect(card(page, 'Next up', chair)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(card(page, 'In progress', chair)).toBeVisible()
  await colleague.close()
})
