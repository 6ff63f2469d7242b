import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')
const said = (page: Page) => page.getByRole('article')

/** Creates a ticket and returns its number. */
const ticket = async (page: Page, subject: string, describe: string): Promise<number> => {
  const data = { subject, describe, userId: 5 }
  return (await (await page.request.post('/api/tickets', { data })).json()).ticket.id
}

test.use({ viewport: sizes.desktop })

test('a ticket that was asked twice is merged by keys, read as one, and un-merged', async ({ page, signIn }) => {
  await signIn()
  const first = await ticket(page, 'Where is the label?', 'I cannot find it.')
  const second = await ticket(page, 'The label, once more', 'Still nothing.')
  await page.goto(`tickets/${second}`)
  await expect(page.getByRole('button', { name: 'Close ticket' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Merge into…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge tickets' })
  const into = dialog.getByRole('combobox', { name: 'Merge into' })
  await expect(into).toBeFocused()
  // Those of the same requester are there before anything is typed; all others are looked up.
  await expect(page.getByRole('option', { name: `#${first} Where is the label?` })).toBeVisible()
  await into.fill('Iceland')
  await expect(page.getByRole('option')).toHaveText(['#13 Do you deliver to Iceland?'])
  await into.fill(String(first))
  await page.getByRole('option', { name: `#${first} Where is the label?` }).click()
  await expect(dialog.getByRole('listitem')).toContainText([`#${second}`, `#${first}`])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText(`1 ticket merged into ticket ${first}`)).toBeVisible()

  await expect(page.getByText(`This ticket was merged into ticket ${first}.`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Reply to the customer' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to that ticket' }).click()
  await expect(said(page)).toContainText(['I cannot find it.', 'Still nothing.'])
  await expect(
    said(page)
      .nth(1)
      .getByRole('link', { name: `From ticket ${second}` }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Un-merge' }).click()
  await expect(page.getByText(`Ticket ${second} stands on its own again`)).toBeVisible()
  await expect(said(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(said(page)).toHaveCount(2)
})

test('several are merged from the list into the one that stays', async ({ page, signIn }) => {
  await signIn()
  await ticket(page, 'Where is the label?', 'I cannot find it.')
  const second = await ticket(page, 'The label, once more', 'Still nothing.')
  await page.goto('tickets?userId=5&state=open')
  await expect(rows(page)).toHaveCount(2)
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge tickets' })
  await dialog.getByRole('radio', { name: new RegExp(`#${second}`) }).check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText(`1 ticket merged into ticket ${second}`)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('The label, once more')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('what was asked besides becomes a ticket of its own', async ({ page, signIn }) => {
  await signIn()
  const id = await ticket(page, 'Where is the label?', 'I cannot find it.')
  for (const body of ['Found it.', 'And where is my invoice?']) {
    const data = { ticketId: id, from: 'customer', body }
    await page.request.post('/api/messages', { data })
  }
  await page.goto(`tickets/${id}`)
  await expect(said(page)).toHaveCount(3)
  await said(page).last().hover()
  await said(page).last().getByRole('button', { name: 'What to do with this message' }).click()
  await page.getByRole('menuitem', { name: 'Split into new ticket…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Split into new ticket' })
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('And where is my invoice?')
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByText(`Ticket ${id + 1} created`)).toBeVisible()
  await expect(said(page)).toHaveCount(2)
  await page.getByRole('link', { name: `#${id + 1} And where is my invoice?` }).click()
  await expect(said(page)).toContainText(['And where is my invoice?'])
  await expect(page.getByRole('link', { name: `#${id} Where is the label?` })).toBeVisible()
})
