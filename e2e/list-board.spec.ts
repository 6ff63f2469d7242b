import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const column = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const cards = (page: Page, name: string) => column(page, name).getByRole('listitem')
const menuOf = async (page: Page, name: string, index = 0) => {
  const card = cards(page, name).nth(index)
  await card.getByRole('button', { name: /^Move / }).click()
  return card
}

test.use({ viewport: sizes.desktop })

test('a list with a status is a board as well: what is moved there is changed, and Undo takes it back', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('tickets')
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  const title = await cards(page, 'Open').first().getByRole('link').first().innerText()
  await expect(cards(page, 'Pending').first()).toBeVisible()
  await expect(cards(page, 'Closed').first()).toBeVisible()
  const [open, closed] = [await cards(page, 'Open').count(), await cards(page, 'Closed').count()]
  await expectAccessible(page)

  await menuOf(page, 'Open')
  await page.getByRole('menuitem', { name: 'Closed' }).click()
  await expect(cards(page, 'Open')).toHaveCount(open - 1)
  await expect(cards(page, 'Closed').filter({ hasText: title })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cards(page, 'Open')).toHaveCount(open)
  await expect(cards(page, 'Closed')).toHaveCount(closed)

  // By keys: it is picked up, carried, put back; then carried and dropped.
  const spoken = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  const card = (name: string) => cards(page, name).getByRole('link', { name: title, exact: true })
  await card('Open').focus()
  await page.keyboard.press('Space')
  await spoken(/^Picked up “.+”\. Open\.$/)
  await page.keyboard.press('ArrowRight')
  await spoken(/^Pending\.$/)
  await expect(card('Pending')).toBeFocused()
  await page.keyboard.press('Escape')
  await spoken(/^“.+” is back\. Open\.$/)
  await expect(card('Open')).toBeFocused()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await spoken(/^“.+” dropped\. Pending\.$/)
  await expect(page.getByText(/moved to Pending/).first()).toBeVisible()
  await expect(card('Pending')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cards(page, 'Open')).toHaveCount(open)

  await cards(page, 'Open').first().dragTo(column(page, 'Pending'))
  await expect(cards(page, 'Pending').filter({ hasText: title })).toBeVisible()
  await page.reload()
  await expect(cards(page, 'Pending').filter({ hasText: title })).toBeVisible()

  // The page of a record leads on to the next one of its column.
  const [first, next] = await cards(page, 'Pending').getByRole('link').allInnerTexts()
  await cards(page, 'Pending').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: next ?? '' })).toBeVisible()
})

test('a reason is asked for where one is needed, and what the filters leave is all that is shown', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('reviews?shape=board')
  await expect(cards(page, 'Visible').first()).toBeVisible()
  await expect(page.getByRole('main').locator('section [aria-busy=true]')).toHaveCount(0)
  const hidden = await cards(page, 'Hidden').count()
  await menuOf(page, 'Visible')
  await page.getByRole('menuitem', { name: 'Hidden' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
  await dialog.getByRole('textbox').fill('Names a person')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(cards(page, 'Hidden')).toHaveCount(hidden + 1)

  await page.goto('applicants?shape=board&stage=Interview&stage=Offer')
  await expect(column(page, 'Offer')).toBeVisible()
  await expect(column(page, 'Applied')).toHaveCount(0)
  await page.goto('orders?shape=board')
  await expect(cards(page, 'New').first()).toBeVisible()
})
