import { expect, expectAccessible, test } from './fixture.ts'

test('? shows what works here, and single keys can be turned off', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Search the list')).toBeVisible()
  await expect(help.getByText('Save', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('g u [ ?')
  await expect(page.getByRole('searchbox')).toHaveValue('g u [ ?')
  await expect(help).toBeHidden()

  await page.goto('users/create')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(help.getByText('Save', { exact: true })).toBeVisible()
  await expect(help.getByText('Search the list')).toHaveCount(0)
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await page.keyboard.press('Control+k')
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/users\/create$/)
})

test('g u goes to the users, and [ folds the navigation', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users/7')
  await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
})

test('two keys lead to each screen, also from a row that hears the second one itself', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users')
  await page.locator('tbody tr').first().getByRole('link').first().focus()
  for (const [key, heading] of [
    ['o', 'Orders'],
    ['p', 'Products'],
    ['r', 'Reviews'],
    ['v', 'Invoices'],
    ['c', 'Recurring invoices'],
    ['d', 'Receivables'],
    ['k', 'Kanban'],
    ['s', 'Profile info'],
    ['m', 'Mentions'],
    ['b', 'Background work'],
    ['x', 'Outbox'],
    ['a', 'Roles and permissions'],
    ['i', 'Clara Whitfield'],
    ['t', 'Tickets'],
    ['h', 'Help articles'],
    ['q', 'How can we help?'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const goTo = help.locator('section', { has: page.getByRole('heading', { name: 'Go to', exact: true }) })
  await expect(goTo.getByRole('term')).toHaveCount(17)
})
