import { expect, people, sizes, test } from './fixture.ts'

const rows = 'table tbody tr'

test.beforeEach(async ({ signIn }) => signIn())

test('the list keeps its state in the address, and Back returns to it', async ({ page }) => {
  await page.goto('users')
  await expect(page.locator(rows)).toHaveCount(20)
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Status' }).first().click()
  await page
    .getByRole('menuitemcheckbox', { name: /Banned/ })
    .or(page.getByRole('checkbox', { name: /Banned/ }))
    .click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/status=Banned/)
  await expect(page.locator(rows)).not.toHaveCount(20)
  const banned = await page.locator(rows).count()
  expect(banned).toBeGreaterThan(0)

  await page.getByRole('grid').getByRole('button', { name: /^Name/ }).click()
  await expect(page).toHaveURL(/sort=/)
  await page.reload()
  await expect(page.locator(rows)).toHaveCount(banned)

  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await page.goBack()
  await expect(page.locator(rows)).toHaveCount(20)
})

test('typing a search does not fill the history', async ({ page }) => {
  await page.goto('.')
  await page.goto('users')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('quarterdeck.test')
  await expect(page.locator(rows)).toHaveCount(5)
  await expect(page).toHaveURL(/q=quarterdeck.test/)
  await page.goBack()
  await expect(page.locator(rows)).not.toHaveCount(5)
})

test('a search without a match says so and offers the way back', async ({ page }) => {
  await page.goto('users?q=zzzzzz')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).last().click()
  await expect(page.locator(rows)).toHaveCount(20)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('a page beyond the end leads to the last one', async ({ page }) => {
  await page.goto('users?page=9&perPage=25')
  await expect(page.locator(rows)).toHaveCount(20)
  await expect(page).not.toHaveURL(/page=9/)
})

test('a search that is taken back right after the typing stays taken back', async ({ page }) => {
  await page.goto('users?status=Active')
  const search = page.getByRole('searchbox')
  const reset = page.getByRole('button', { name: 'Reset filters' }).first()
  await search.pressSequentially('an')
  await reset.click()
  await expect(page.locator(rows)).toHaveCount(20)
  await search.blur()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.locator(rows)).toHaveCount(20)
})

test('a list that cannot be loaded says so and is loaded again', async ({ page, complaints }) => {
  let broken = true
  await page.route(/\/api\/users(\?|$)/, (route) =>
    broken ? route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }) : route.continue(),
  )
  await page.goto('users')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  broken = false
  await retry.click()
  await expect(page.locator(rows)).toHaveCount(20)
  complaints.length = 0
})

test('who is deleted comes back with Undo', async ({ page }) => {
  await page.goto('users')
  for (const name of ['佐藤 美咲', 'Åsa Lindström'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator(rows)).toHaveCount(18)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(rows)).toHaveCount(20)
})

test('a person is created, with the server’s objections at their fields', async ({ page, complaints }) => {
  await page.goto('users/create')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('2 fields need attention')).toBeVisible()
  await page.getByLabel('Name', { exact: false }).first().fill('Grace Ong')
  await page.getByLabel('Email', { exact: false }).first().fill(people.owner)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('This is already in use').first()).toBeVisible()
  await page.getByLabel('Email', { exact: false }).first().fill('grace.ong@example.com')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Grace Ong was created')).toBeVisible()
  await page.goto('users?q=grace')
  await expect(page.locator(rows)).toHaveCount(1)
  complaints.length = 0
})

test('two windows on one person: different fields merge, the same field is asked about', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('users/7')
  const other = await context.newPage()
  await other.goto('users/7')
  const save = (window: typeof page) => window.getByRole('button', { name: 'Save changes' }).click()

  await page.getByLabel('Phone', { exact: false }).first().fill('+30 1')
  await save(page)
  await expect(page.getByText('Changes saved')).toBeVisible()
  await other.getByLabel('Name', { exact: false }).first().fill('Nikos P.')
  // Begun before the other one is saved: an untouched form would follow it.
  await page.getByLabel('Name', { exact: false }).first().fill('Someone Else')
  await save(other)
  await expect(other.getByText('Changes saved')).toBeVisible()
  await save(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nikos P.')).toBeVisible()
  await expect(dialog.getByText('Someone Else', { exact: true })).toBeVisible()
  await dialog.getByRole('radio', { name: /Someone Else/ }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(dialog).toHaveCount(0)
  await other.reload()
  await expect(other.getByLabel('Name', { exact: false }).first()).toHaveValue('Someone Else')
  await expect(other.getByLabel('Phone', { exact: false }).first()).toHaveValue('+30 1')
  complaints.length = 0
})

test('unsaved changes are not lost by a wrong click', async ({ page }) => {
  await page.goto('users/7')
  await page.getByLabel('Name', { exact: false }).first().fill('Half a na')
  await page.getByRole('link', { name: 'Users' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Half a na')
  await page.getByRole('link', { name: 'Users' }).first().click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('a double click on Save makes one person', async ({ page }) => {
  await page.goto('users/create')
  await page.getByLabel('Name', { exact: false }).first().fill('Only One')
  await page.getByLabel('Email', { exact: false }).first().fill('only.one@example.com')
  await page.getByRole('button', { name: 'Create user' }).dblclick()
  await expect(page.getByText('Only One was created').first()).toBeVisible()
  await page.goto('users?q=only.one')
  await expect(page.locator(rows)).toHaveCount(1)
})

test('an unknown person is answered with a way back', async ({ page, complaints }) => {
  await page.goto('users/999')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Users/ }).first()).toBeVisible()
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('people are found, changed and deleted', async ({ page }) => {
    await page.goto('users')
    await page.getByRole('searchbox').fill('lindström')
    await expect(page.getByRole('link', { name: 'Åsa Lindström' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clara Whitfield' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Åsa Lindström' }).click()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await page.getByLabel('Phone', { exact: false }).first().fill('+46 1')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.goBack()
    await page.getByRole('checkbox', { name: 'Select Åsa Lindström' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    await expect(page.getByText('Åsa Lindström was deleted')).toBeVisible()
    const deleted = page.locator('[data-sonner-toast]', { hasText: 'Åsa Lindström was deleted' })
    await deleted.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Åsa Lindström' })).toBeVisible()
  })
})
