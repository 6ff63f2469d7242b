import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'tbody tr[data-row]'

test.describe('the filters of a list', () => {
  test.use({ viewport: sizes.desktop })

  test('take a query that was written and ended before its parser was loaded', async ({ page, signIn }) => {
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
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('status:active smith')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(/q=smith&status=Active$|status=Active&q=smith$/)
    await expect(page.getByRole('searchbox')).toHaveValue('smith')
  })

  test('are typed into the search field and become chips', { tag: '@journey' }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await expect(page.locator(rows)).toHaveCount(20)
    const search = page.getByRole('searchbox')
    await page.keyboard.press('f')
    await expect(search).toBeFocused()
    await search.pressSequentially('stat')
    await expect(page.getByRole('option', { name: /Status/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(search).toHaveValue('status:')
    await search.pressSequentially('act')
    await expect(page.getByRole('listbox', { name: 'Completions' }).getByText('Active', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await search.pressSequentially('created:1y phone:filled country:Japan OR name:an')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      /status=Active&createdAt.within=1y&phone.empty=false&or1.address=Japan&or1.name.has=an/,
    )
    await expect(search).toHaveValue('')
    const chip = (words: string) => page.getByRole('button', { name: `Remove filter: ${words}` })
    await expect(chip('Created Last 12 months')).toBeVisible()
    await expect(chip('Country Japan or Name contains “an”')).toBeVisible()

    // Mistakes are explained, and nothing changes; a filter that is typed again adds its value.
    await search.fill('status:gone nope:1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('“gone” is not a value of')
    await expect(page.getByRole('alert')).toContainText('There is no field “nope”')
    await expect(search).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await search.fill('status:banned')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/status=Active&status=Banned/)
    await page.goBack()
    await expect(page).not.toHaveURL(/Banned/)
    await chip('Phone not empty').click()
    await expect(page).not.toHaveURL(/phone/)
    await page.goBack()
    await expect(chip('Phone not empty')).toBeVisible()
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
    const search = page.getByRole('searchbox')
    await search.fill('total:>=200.5 total:<=600')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/totalAmount.gte=200.5&totalAmount.lte=600/)
    await expect(page.locator(rows)).toHaveCount(found.length)
    await search.fill('total:many')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('“many” is not a number for')
  })
})
