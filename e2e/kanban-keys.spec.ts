import type { Locator, Page } from '@playwright/test'
import { addManyCards } from '../packages/api/src/testing/many-cards.ts'
import { expect, password, people, sizes, test } from './fixture.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string, title: string) => column(page, name).getByRole('link', { name: title })
const spoken = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key)
}

const pressOn = async (control: Locator, key = 'Enter') => {
  await control.focus()
  await control.press(key)
}

/** Opens a menu and chooses an item, by keyboard. */
const choose = async (page: Page, opener: string, item: string | RegExp) => {
  await pressOn(page.getByRole('button', { name: opener, exact: true }))
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((each) => each === document.activeElement)
  for (let at = 0; at < 30 && !(await isThere()); at++) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Presses *Undo* in the notification with this text. */
const undo = async (page: Page, told: string) => {
  const notice = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: told })
  await pressOn(notice.getByRole('button', { name: 'Undo' }))
}

/** Sets a select input by typing the name of the option. */
const typeInto = async (page: Page, choice: Locator, text: string) => {
  await choice.focus()
  await page.keyboard.type(text)
}

const camera = 'Camera out of stock: tell those who wait'
const chair = 'New photos of the oak dining chair'

test.use({ viewport: sizes.desktop })

test('columns are added, renamed, limited, sorted, collapsed and removed by keys alone', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('kanban')
  await expect(card(page, 'In progress', camera)).toBeVisible()
  const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

  await choose(page, 'More about this board', 'Add a column')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Parked')
  await keys(page, 'Enter')
  await expect(column(page, 'Parked')).toBeVisible()

  await choose(page, 'More about Parked', 'Edit the column')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await keys(page, 'ControlOrMeta+a')
  await page.keyboard.type('On hold')
  await keys(page, 'Tab')
  await page.keyboard.type('Amber')
  await keys(page, 'Tab')
  await page.keyboard.type('1')
  await keys(page, 'Tab', 'Space', 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(column(page, 'On hold')).toContainText('0 of at most 1 card')
  await choose(page, 'More about On hold', 'Move left')
  await expect.poll(async () => (await names()).at(-2)).toBe('On hold')
  await choose(page, 'More about On hold', 'Move right')
  await expect.poll(async () => (await names()).at(-1)).toBe('On hold')

  // It takes one card, and says why it takes no second one.
  await pressOn(page.getByRole('button', { name: 'Add a card to On hold' }))
  await page.keyboard.type('Ribbon')
  await keys(page, 'Enter')
  await expect(card(page, 'On hold', 'Ribbon')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title of the card' })).toHaveValue('')
  await page.keyboard.type('Bows')
  await keys(page, 'Enter')
  await expect(page.getByText('This column is full').first()).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await expect(page.getByRole('textbox', { name: 'Title of the card' })).toHaveValue('Bows')
  await keys(page, 'Escape')
  await expect(page.getByRole('button', { name: 'Add a card to On hold' })).toBeFocused()

  await choose(page, 'More about Done', 'Collapse')
  await pressOn(page.getByRole('button', { name: 'Expand Done, 5 cards' }))
  await expect(column(page, 'Done').getByRole('listitem')).toHaveCount(5)

  await choose(page, 'More about On hold', 'Remove the column')
  await expect(page.getByLabel('Move the cards to')).toBeFocused()
  await page.keyboard.type('Ideas')
  await keys(page, 'Tab', 'Tab')
  await expect(page.getByRole('button', { name: 'Remove the column' })).toBeFocused()
  await keys(page, 'Enter')
  await expect(card(page, 'Ideas', 'Ribbon')).toBeVisible()
  await expect(column(page, 'On hold')).toHaveCount(0)
})

test('cards are opened, moved, chosen, archived, restored and deleted by keys alone', async ({ page, signIn }) => {
  await signIn()
  await page.goto('kanban')
  await pressOn(card(page, 'Next up', chair))
  const panel = page.getByRole('dialog', { name: chair })
  await pressOn(panel.getByRole('textbox', { name: 'Add a step' }), 'ControlOrMeta+a')
  await page.keyboard.type('Find the lamp')
  await keys(page, 'Enter')
  await pressOn(panel.getByRole('checkbox', { name: 'Find the lamp' }), 'Space')
  await expect(panel.getByRole('checkbox', { name: 'Find the lamp' })).toBeChecked()
  await pressOn(panel.getByRole('button', { name: 'Edit', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Edit the card' })
  await dialog.getByRole('textbox', { name: 'Title' }).focus()
  await keys(page, 'End')
  await page.keyboard.type(' again')
  await keys(page, 'Enter')
  await expect(dialog).toBeHidden()
  const named = `${chair} again`
  await pressOn(page.getByRole('dialog', { name: named }).getByRole('button', { name: 'Close' }))
  await expect(card(page, 'Next up', named)).toBeFocused()

  // Whoever goes on with Tab lets go of it.
  await keys(page, 'Space')
  await spoken(page, `Picked up “${named}”. Next up, position 2 of 6.`)
  await keys(page, 'ArrowDown')
  await spoken(page, 'Next up, position 3 of 6.')
  await keys(page, 'Tab')
  await spoken(page, `“${named}” is back. Next up, position 2 of 6.`)
  await card(page, 'Next up', named).focus()
  await keys(page, 'Space', 'ArrowDown', 'Enter')
  await spoken(page, `“${named}” dropped. Next up, position 3 of 6.`)

  await choose(page, `More about ${named}`, 'Up')
  await expect(page.getByText(`“${named}” moved`, { exact: true }).first()).toBeVisible()
  await choose(page, `More about ${named}`, 'Waiting for others')
  await expect(card(page, 'Waiting for others', named)).toBeVisible()

  // Two at once, and back.
  await card(page, 'Waiting for others', named).focus()
  await keys(page, 'x')
  const [second = ''] = await column(page, 'Ideas').getByRole('listitem').getByRole('link').allInnerTexts()
  await card(page, 'Ideas', second).focus()
  await keys(page, 'x')
  await expect(page.getByText('2 cards selected')).toBeVisible()
  await typeInto(page, page.getByRole('combobox', { name: 'Move to …' }), 'Done')
  await expect(card(page, 'Done', named)).toBeVisible()
  await expect(card(page, 'Done', second)).toBeVisible()
  await undo(page, '2 cards moved to Done')
  await expect(card(page, 'Waiting for others', named)).toBeVisible()

  await choose(page, `More about ${named}`, 'Archive')
  await expect(page.getByRole('link', { name: named })).toHaveCount(0)
  await choose(page, 'More about this board', 'Archive (2)')
  await pressOn(page.getByRole('button', { name: `Restore: ${named}` }))
  await expect(page.getByRole('button', { name: `Restore: ${named}` })).toHaveCount(0)
  await keys(page, 'Escape')
  await expect(card(page, 'Waiting for others', named)).toBeVisible()
  await choose(page, `More about ${named}`, 'Delete')
  await expect(page.getByRole('link', { name: named })).toHaveCount(0)
  await undo(page, `“${named}” deleted`)
  await expect(card(page, 'Waiting for others', named)).toBeVisible()
})

test('a board is grouped, narrowed and kept as a view by keys alone, and cards go from lane to lane', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('kanban?labels=urgent&labels=shipping')
  await typeInto(page, page.getByRole('combobox', { name: 'Lanes' }), 'By label')
  const cell = (lane: string) => page.getByRole('region', { name: `In progress, ${lane}`, exact: true })
  const [urgent, shipping] = [cell('urgent'), cell('shipping')]
  await expect(urgent.getByRole('link', { name: camera })).toBeVisible()

  await pressOn(urgent.getByRole('button', { name: `More about ${camera}` }))
  await keys(page, 'End')
  const item = page.getByRole('menuitem', { name: 'shipping', exact: true })
  await item.focus()
  await keys(page, 'Enter')
  await expect(shipping.getByRole('link', { name: camera })).toBeVisible()
  await expect(urgent.getByRole('link', { name: camera })).toHaveCount(0)
  await expect(page.getByText(`“${camera}” moved to In progress, shipping`)).toBeVisible()
  await undo(page, `“${camera}” moved`)
  await expect(urgent.getByRole('link', { name: camera })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search cards' }).focus()
  await page.keyboard.type('camera')
  await expect(page).toHaveURL(/q=camera/)
  await pressOn(page.getByRole('button', { name: /^View/ }))
  await pressOn(page.getByRole('button', { name: 'Save as new view' }))
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('Cameras')
  await keys(page, 'Enter')
  await expect(page).toHaveURL(/view=\d/)
})

test('a card is dragged from one lane into another: it changes its label at once, until that is undone', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('kanban?lanes=label&labels=urgent&labels=shipping')
  const cell = (name: string, lane: string) => page.getByRole('region', { name: `${name}, ${lane}`, exact: true })
  const there = (place: Locator) => place.getByRole('link', { name: camera })
  const [urgent, shipping] = [cell('In progress', 'urgent'), cell('Next up', 'shipping')]
  // Both are on screen: what is dragged does not wait for the page.
  await shipping.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.route('**/api/cards/move-some', async (route) => {
    // It is there before the server has said so.
    await expect(there(shipping)).toBeVisible()
    await expect(there(urgent)).toHaveCount(0)
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/cards/move-some')
  await there(urgent).dragTo(shipping)
  expect((await answered).status()).toBe(200)
  await expect(there(shipping)).toBeVisible()
  await expect(there(urgent)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(there(urgent)).toBeVisible()
  await expect(there(shipping)).toHaveCount(0)
})

test('a card that is archived or whose column is removed while one holds it goes back with words', async ({
  page,
  browser,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  await page.goto('kanban')
  const colleague = await browser.newContext()
  await colleague.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email: people.admin, password } })
  await card(page, 'Next up', chair).focus()
  await keys(page, 'Space', 'ArrowLeft')
  await spoken(page, 'Ideas, position 2 of 6.')
  await colleague.request.post(`${product.url}/api/boards/remove-column`, {
    data: { id: 1, columnId: 'ideas', to: 'done' },
  })
  await keys(page, 'Space')
  await expect(card(page, 'Next up', chair)).toBeVisible()
  await expect(column(page, 'Ideas')).toHaveCount(0)

  await card(page, 'In progress', camera).focus()
  await keys(page, 'Space', 'ArrowLeft')
  await spoken(page, 'Next up, position 1 of 7.')
  await colleague.request.put(`${product.url}/api/cards?id=12`, { data: { archived: true } })
  await keys(page, 'Space')
  await expect(page.getByText(/archived/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: camera })).toHaveCount(0)
  await colleague.close()
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
})

test('a column scrolls on while a card is held at its edge', async ({ page, product, signIn }) => {
  await addManyCards(product.db, 200)
  await signIn()
  await page.goto('kanban')
  const ideas = column(page, 'Ideas')
  const first = ideas.getByRole('listitem').first()
  const title = await first.getByRole('link').innerText()
  const scrolled = ideas.locator('[data-scrolls]')
  const { x, y, width, height } = (await scrolled.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await first.hover()
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.move(x + width / 2, y + height - 12, { steps: 4 })
  await expect.poll(() => scrolled.evaluate((each) => each.scrollTop)).toBeGreaterThan(400)
  await page.mouse.up()
  const place = async () => (await ideas.getByRole('listitem').getByRole('link').allInnerTexts()).indexOf(title)
  await expect.poll(place).toBeGreaterThan(4)
})
