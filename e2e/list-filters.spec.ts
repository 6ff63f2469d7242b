import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'tbody tr[data-row]'

test.describe('the filters of a list', () => {
  test.use({ viewport: sizes.desktop })

  test('take a line that was written and ended before it was loaded', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await expect(page.locator(rows)).toHaveCount(20)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.keyboard.press('f')
    await expect(page.getByRole('textbox', { name: 'Filters as text' })).toBeFocused()
    await page.keyboard.type('status:active')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(/status=Active$/)
    await expect(page.getByRole('combobox', { name: 'Filters as text' })).toHaveValue('status:active')
  })

  test('are chips and a line of text, two forms of one state', { tag: '@journey' }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await expect(page.locator(rows)).toHaveCount(20)
    const line = page.getByRole('combobox', { name: 'Filters as text' })
    await page.keyboard.press('f')
    await expect(line).toBeFocused()
    await line.pressSequentially('stat')
    await expect(page.getByRole('option', { name: /Status/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(line).toHaveValue('status:')
    await line.pressSequentially('act')
    await expect(page.getByRole('listbox', { name: 'Completions' }).getByText('Active', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await line.pressSequentially('created:1y phone:filled country:Japan OR name:an')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      /status=Active&createdAt.within=1y&phone.empty=false&or1.address=Japan&or1.name.has=an/,
    )
    const chip = (words: string) => page.getByRole('button', { name: `Remove filter: ${words}` })
    await expect(chip('Created Last 12 months')).toBeVisible()
    await expect(chip('Country Japan or Name contains “an”')).toBeVisible()

    // What is taken away by a click is gone from the text; what is not understood is said in words.
    await chip('Phone not empty').click()
    await expect(line).toHaveValue('status:Active created:1y country:Japan OR name:an')
    await line.fill('status:gone nope:1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('“gone” is not a value of')
    await expect(page.getByRole('alert')).toContainText('There is no field “nope”')
    await expect(line).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filters as text' })).toBeFocused()
    await page.goBack()
    await expect(chip('Phone not empty')).toBeVisible()

    // A field that is begun in the search goes on in the line.
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await page.getByRole('searchbox').pressSequentially('smith status:')
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('smith status:')
  })

  test('ask for parts of a text and for what is empty', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await page.getByRole('button', { name: 'More filters' }).click()
    const popup = page.getByRole('dialog', { name: 'More filters' })
    await popup.getByLabel('Contains').fill('an')
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/name.has=an/)
    await popup.getByRole('button', { name: 'Phone' }).click()
    await popup.getByRole('button', { name: 'Is not empty' }).click()
    await expect(page).toHaveURL(/name.has=an&phone.empty=false/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Remove filter: Name contains “an”' })).toBeVisible()
  })

  test('ask for amounts and numbers between two others, in fields and as text', async ({ page, signIn }) => {
    await signIn()
    await page.goto('orders')
    await page.getByRole('button', { name: 'More filters' }).click()
    const popup = page.getByRole('dialog', { name: 'More filters' })
    await popup.getByRole('button', { name: 'Total' }).click()
    await popup.getByLabel('From').fill('200.5')
    await popup.getByLabel('To', { exact: true }).fill('100')
    await popup.getByRole('button', { name: 'Apply' }).first().click()
    await expect(popup.getByText('This is less than the first')).toBeVisible()
    await popup.getByLabel('To', { exact: true }).fill('600')
    await popup.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/totalAmount.gte=200.5&totalAmount.lte=600/)
    await page.keyboard.press('Escape')
    const api = await page.request.get('/api/orders?page=1&totalAmount.gte=200.5&totalAmount.lte=600')
    const found: { readonly totalAmount: number }[] = await api.json()
    expect(found.every(({ totalAmount }) => totalAmount >= 200.5 && totalAmount <= 600)).toBe(true)
    await expect(page.locator(rows)).toHaveCount(found.length)
    await page.getByRole('button', { name: /^Remove filter: Total/ }).click()
    await expect(page.locator(rows)).toHaveCount(15)

    // The same as text, where a number is compared.
    await page.getByRole('button', { name: 'Filters as text' }).click()
    const line = page.getByRole('combobox', { name: 'Filters as text' })
    await line.fill('total:>=200.5 total:<=600')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/totalAmount.gte=200.5&totalAmount.lte=600/)
    await expect(page.locator(rows)).toHaveCount(found.length)
    await line.fill('total:many')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('“many” is not a number for')
  })
})
