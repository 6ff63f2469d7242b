import { expect, expectAccessible, people, sizes, test } from './fixture.ts'

test('the navigation has its groups, marks the place, folds to a rail and remembers it', async ({ page, signIn }) => {
  await signIn(people.viewer)
  await page.goto('users/7')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(menu.getByRole('heading')).toHaveText(['Dashboard', 'Management', 'Others'])
  const users = menu.getByRole('link', { name: 'Users' })
  await expect(users).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    'Management',
    'Users',
    /./,
  ])
  await page.getByRole('button', { name: 'Collapse navigation' }).click()
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible()
  await users.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
})

test('an entry opens, leads to what was opened last, and stays open', async ({ page, signIn }) => {
  await signIn()
  await page.goto('settings')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  const more = menu.getByRole('button', { name: 'More in Invoices' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  const below = menu.getByRole('list', { name: 'Invoices' })
  await expect(below.getByRole('listitem')).toHaveText([
    'List',
    'New',
    /Edit.*none opened yet/,
    /Details.*none opened yet/,
    'Recurring invoices',
    'Receivables',
    'Expenses',
    'Budgets',
  ])
  await expectAccessible(page)

  // An order is written in a screen of its own, a ticket is created at the help desk, and everybody has a profile.
  for (const [name, steps] of [
    ['Orders', ['List', /Edit.*none opened yet/, /Details.*none opened yet/, 'Sales targets']],
    ['Users', ['List', 'New', /Edit.*none opened yet/, 'Profile']],
    ['Tickets', ['List', 'New', /Details.*none opened yet/, 'Help articles', 'Canned replies']],
  ] as const) {
    await menu.getByRole('button', { name: `More in ${name}` }).click()
    await expect(menu.getByRole('list', { name, exact: true }).getByRole('listitem')).toHaveText([...steps])
  }
  await page.goto('invoices/INV-002/details')
  await expect(below.getByRole('link', { name: 'Edit' })).toHaveText('EditINV-002')
  await below.getByRole('link', { name: 'Recurring invoices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring invoices' })).toBeVisible()
  await below.getByRole('link', { name: 'Details' }).click()
  await expect(page).toHaveURL(/invoices\/INV-002\/details$/)
  await expect(below.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page')

  // What waits is counted as it changes, and leads to exactly that.
  const orders = menu.getByRole('link', { name: /^\d+ new$/ })
  const before = Number.parseInt((await orders.textContent()) ?? '', 10)
  const [order] = await (await page.request.get('/api/orders?status=New&page=1&perPage=1')).json()
  await page.request.patch('/api/orders', { data: { id: order.id, status: 'Pending' } })
  await expect(orders).toHaveText(String(before - 1))
  await orders.click()
  await expect(page).toHaveURL(/orders\?status=New$/)
})

test('one arrives on the start page of one’s choice', async ({ page, signIn }) => {
  await signIn(people.viewer)
  await page.goto('settings')
  await page.getByRole('combobox', { name: 'Start page' }).click()
  await page.getByRole('option', { name: 'Orders' }).click()
  await expect.poll(async () => (await (await page.request.get('/api/me')).json()).settings.startPage).toBe('orders')
  await page.request.post('/api/auth/sign-out', { data: {} })
  await page.goto('login')
  await page.getByRole('button', { name: /Viewer/ }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

test('the skip link is the first stop and leads to the content', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a change of language keeps the form, and a failed one changes nothing', async ({ page, signIn, complaints }) => {
  await signIn()
  await page.goto('users/create')
  const name = page.locator('input[name="name"]')
  await name.fill('Half a name')
  await page.route(/\/assets\/\w+-ja-/, (route) => route.abort())
  const choose = async (button: RegExp, language: string) => {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('menuitem', { name: language }).click()
  }
  await choose(/^Language/, '日本語')
  await expect.poll(() => complaints.join()).toContain('The language could not be changed')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible()
  complaints.length = 0

  await choose(/^Language/, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle('Neuer Benutzer · Quarterdeck')
  await expect(name).toHaveValue('Half a name')
})

test.describe('in a small window', () => {
  test.use({ viewport: { width: 1100, height: 500 } })

  test('a change of language keeps filters and scroll', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users?status=Active')
    await expect(page.getByRole('link', { name: 'Clara Whitfield' })).toBeVisible()
    const scrolled = () =>
      page.evaluate(() => Math.max(...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)))
    await page.getByRole('link', { name: 'Clara Whitfield' }).hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBeGreaterThan(100)
    const before = await scrolled()
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitem', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
    await expect(page).toHaveURL(/status=Active/)
    expect(await scrolled()).toBe(before)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('the navigation is a drawer that gives the focus back, or on to the new page', { tag: '@journey' }, async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('users/create')
    const burger = page.getByRole('button', { name: 'Open navigation' })
    const drawer = page.getByRole('dialog', { name: 'Main navigation' })
    await burger.click()
    await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(burger).toBeFocused()
    await burger.click()
    await drawer.getByRole('link', { name: 'Users' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
  })
})

for (const [stored, system, expected] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['auto', 'dark', 'dark'],
] as const) {
  test.describe(`a page stored as ${stored} in a ${system} system`, () => {
    test.use({ colorScheme: system })

    test(`is ${expected} from its first paint on`, async ({ page }) => {
      await page.addInitScript((scheme) => {
        localStorage.setItem('userColorScheme', scheme)
        const seen: string[] = []
        Object.assign(window, { seenSchemes: seen })
        const look = () => {
          if (document.body) {
            seen.push(`${document.documentElement.dataset.mantineColorScheme}`)
          }
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }, stored)
      await page.goto('login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const seen = await page.evaluate(() => (window as unknown as { seenSchemes: string[] }).seenSchemes)
      expect([...new Set(seen)]).toEqual([expected])
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const brightness = Number(/\d+/.exec(background)?.[0])
      expect(brightness < 128).toBe(expected === 'dark')
    })
  })
}
