import { expect, expectAccessible, sizes, test } from './fixture.ts'

test('an unknown address helps a person to find screens and people', async ({ page, signIn }) => {
  await signIn()
  await page.goto('nonsense/deeper')
  await expect(page).toHaveTitle('404 · Quarterdeck')
  const field = page.getByRole('combobox', { name: 'Search records, screens and actions' })
  await field.fill('import')
  await expect(page.getByRole('option', { name: 'Import users' })).toHaveAttribute('aria-selected', 'true')
  await field.fill('papadopulos')
  await expect(page.getByRole('option', { name: /Νίκος/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Νίκος Παπαδόπουλος' })).toBeFocused()
})

test('a record that is not there is answered within the shell', async ({ page, signIn, complaints }) => {
  await signIn()
  await page.goto('users/9999')
  await expect(page).toHaveTitle('404 · Quarterdeck')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await page.getByRole('combobox').fill('clara')
  await page.getByRole('option', { name: /Clara Whitfield/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Whitfield' })).toBeVisible()
  // The browser itself notes the answer 404.
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('a stranger finds screens, and nobody’s name is looked for', async ({ page, complaints }) => {
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) searches.push(request.url())
    })
    await page.goto('nonsense')
    await expect(page).toHaveTitle('404 · Quarterdeck')
    const field = page.getByRole('combobox', { name: 'Search screens' })
    await field.fill('clara')
    await expect(page.getByText('Nothing matches “clara”')).toBeVisible()
    await field.fill('log in')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Sign in'])
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/login$/)
    expect(searches).toEqual([])
    // The browser itself notes that the session was asked for and refused.
    complaints.length = 0
  })
})

test('the source of the app is not there for anybody to read', async ({ page, signIn }) => {
  await signIn()
  const parts = new Set<string>()
  page.on('response', (answer) => {
    if (/\/assets\/.*\.(js|css)$/.test(answer.url())) parts.add(answer.url())
  })
  await page.goto('users')
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
  expect(parts.size).toBeGreaterThan(5)
  for (const part of parts) {
    expect(await (await page.request.get(part)).text()).not.toContain('sourceMappingURL')
    expect((await page.request.get(`${part}.map`)).status()).toBe(404)
  }
})
