import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, sizes, test } from './fixture.ts'

const rows = 'tbody tr[data-row]'
const heads = (page: Page) => page.locator('thead th').filter({ hasText: /\S/ })
const titles = async (page: Page) => (await heads(page).allInnerTexts()).map((text) => text.split('\n')[0])
const usual = ['Name', 'Email', 'Phone', 'Job title', 'Status', 'Country', 'Created', 'Actions']

const inBothSchemes = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

const menuOf = async (page: Page, column: string, item: string) => {
  await page.getByRole('button', { name: `Options for ${column}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('at a desk', () => {
  test.use({ viewport: sizes.desktop, timezoneId: 'America/New_York' })

  test('filters say how many there are, stand as chips, and go one by one', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await page.getByRole('button', { name: 'Status' }).first().click()
    const banned = page.getByRole('checkbox', { name: /^Banned \d+ match/ })
    await expect(banned).toBeVisible()
    const [count] = /\d+/.exec(await page.locator('label', { has: page.getByText('Banned') }).innerText()) ?? []
    await banned.check()
    await expect(page.locator(rows)).toHaveCount(Number(count))
    await page.keyboard.press('Escape')

    // The other filter counts among those who are left; what leaves nobody is still there.
    await page.getByRole('button', { name: 'Access role' }).click()
    await expect(page.getByRole('checkbox', { name: 'Owner 0 matches' })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Viewer/ }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Country' }).first().click()
    await expect(page.getByRole('checkbox')).not.toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Remove filter: Status Banned' }).click()
    await expect(page).not.toHaveURL(/status=/)
    await expect(page.getByRole('button', { name: 'Remove filter: Access role Viewer' })).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).click()
    await expect(page.locator(rows)).toHaveCount(20)
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('days are those of the person’s calendar, by preset or from one to another', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await page.getByRole('button', { name: 'Created' }).first().click()
    await page.getByRole('button', { name: 'Last 30 days' }).click()
    await expect(page).toHaveURL(/createdAt.within=30d/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator(rows)).not.toHaveCount(20)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Remove filter: Created Last 30 days' })).toBeVisible()

    await page.goto('users?createdAt.gte=2026-03-08T05:00:00.000Z&createdAt.lt=2026-03-10T04:00:00.000Z')
    await expect(page.getByRole('button', { name: 'Remove filter: Created Mar 8 – 9, 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Created' }).first().click()
    await page.getByRole('button', { name: 'Sunday, March 1, 2026' }).click()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Tuesday, March 31, 2026' }).click()
    await expect(page).toHaveURL(/createdAt.gte=2026-03-01T05%3A00%3A00.000Z&createdAt.lt=2026-04-01T04%3A00%3A00.000Z/)
  })

  test('columns are chosen, moved, pinned and resized; a link and the next visit show them so', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn()
    await page.goto('users')
    await expect(page.locator(rows)).toHaveCount(20)
    expect(await titles(page)).toEqual(usual)

    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('button', { name: 'Move up: Email' }).click()
    await expect(page).toHaveURL(/columns=email%2Cname/)
    // The second click comes once the first is shown, and before the address has it.
    const chosen = page.getByRole('checkbox', { name: /^(Access role|Phone)$/ })
    await expect(chosen).toHaveCount(2)
    await chosen.evaluateAll(async (boxes: HTMLElement[]) => {
      for (const box of boxes) {
        box.click()
        await undefined
      }
    })
    await expect(page.getByRole('checkbox', { name: 'Access role' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Status' })
      .dragTo(page.getByRole('listitem').filter({ hasText: 'Job title' }))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/columns=email%2Cname%2Cstatus%2Crole%2Caddress%2CcreatedAt%2CaccessRole/)
    const wanted = ['Email', 'Name', 'Status', 'Job title', 'Country', 'Created', 'Access role', 'Actions']
    expect(await titles(page)).toEqual(wanted)

    await menuOf(page, 'Name', 'Change width')
    const handle = page.getByRole('separator', { name: 'Width of Name' })
    await expect(handle).toBeFocused()
    const before = Number(await handle.getAttribute('aria-valuenow'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 32))
    await page.keyboard.press('Enter')
    await menuOf(page, 'Status', 'Pin left')
    expect((await titles(page))[0]).toBe('Status')
    await inBothSchemes(page)

    // Somebody else's link has its own columns; an address that says nothing has one's own again.
    const other = await context.newPage()
    await other.goto('users?columns=name,createdAt')
    await expect(heads(other)).toHaveCount(3)
    await other.goto('users')
    await expect(other).toHaveURL(/columns=email/)
    await expect(other.getByRole('separator', { name: 'Width of Name' })).toHaveAttribute(
      'aria-valuenow',
      String(before + 32),
    )
    await other.getByRole('button', { name: 'Display' }).click()
    await other.getByRole('button', { name: 'Reset columns' }).click()
    await expect(other).not.toHaveURL(/columns=/)
    expect(await titles(other)).toEqual(usual)
  })

  test('names stand in the order of the language on screen, and anew when that changes', async ({ page, signIn }) => {
    await signIn()
    for (const name of ['Nuñez', 'Nunzio', 'Nunez', 'Ñandú', 'Nzinga'])
      await page.request.post('/api/users', {
        data: { name, email: `${encodeURIComponent(name).replaceAll('%', '')}@order.example` },
      })
    await page.goto('users?sort=name&q=order.example')
    const names = page.locator(`${rows} a`).filter({ hasText: /^[NÑ]/ })
    await expect(names).toHaveText(['Ñandú', 'Nunez', 'Nuñez', 'Nunzio', 'Nzinga'])
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitem', { name: 'Español' }).click()
    await expect(names).toHaveText(['Nunez', 'Nunzio', 'Nuñez', 'Nzinga', 'Ñandú'])
  })

  test('a list is sorted by several columns, with Shift and without', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    const sort = (name: string) => page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) })
    await sort('Status').click()
    await expect(page).toHaveURL(/sort=status/)
    await sort('Country').click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/sort=status%2Caddress/)
    await sort('Name').focus()
    await page.keyboard.press('Shift+Enter')
    await expect(page).toHaveURL(/sort=status%2Caddress%2Cname/)
    await expect(sort('Country')).toHaveAccessibleName(/position 2, Ascending/)
    await expect(page.getByRole('columnheader', { name: /^Status/ })).toHaveAttribute('aria-sort', 'ascending')
    await inBothSchemes(page)

    await menuOf(page, 'Created', 'Then descending')
    await expect(page).toHaveURL(/sort=status%2Caddress%2Cname%2C-createdAt/)
    await menuOf(page, 'Country', 'Remove from sorting')
    await expect(page).toHaveURL(/sort=status%2Cname%2C-createdAt/)
    await menuOf(page, 'Email', 'Ascending')
    await expect(page).toHaveURL(/sort=email$/)
  })

  test('many are given a status at once, who may not is named, and Undo takes it back', { tag: '@journey' }, async ({
    page,
    signIn,
  }) => {
    await signIn(people.admin)
    await page.goto('users')
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
    await box('佐藤 美咲').check()
    await box('Priya Raman').click({ modifiers: ['Shift'] })
    await expect(page.getByRole('status').filter({ hasText: '6 selected' })).toBeVisible()
    await box('佐藤 美咲').uncheck()
    await box('Clara Whitfield').check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Rejected' }).check()
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('5 will be different')
    await expect(preview.getByRole('listitem').first()).toHaveText(/Clara Whitfield.*Only an owner may change an owner/)
    await expectAccessible(page)
    await dialog.getByLabel('Reason').fill('Left the company')
    await dialog.getByRole('button', { name: 'Change 5 users' }).click()
    await expect(page.getByText('5 records changed')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveCount(0)
    const rejected = page.locator(rows).filter({ hasText: 'Rejected' })
    await expect(page.locator(rows).filter({ hasText: 'Priya Raman' })).toContainText('Rejected')
    const here = await rejected.count()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rejected).toHaveCount(here - 5)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)

    await page.goto('background')
    await page.getByRole('button', { name: '1 record left as it was' }).click()
    await expect(page.getByText('Only an owner may change an owner')).toBeVisible()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('where nobody selected may be changed, that is said before', async ({ page, signIn }) => {
    await signIn(people.admin)
    await page.goto('users')
    await page.getByRole('checkbox', { name: 'Select Clara Whitfield' }).check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Banned' }).check()
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Nothing would change.')
    await inBothSchemes(page)
  })

  test('what is found is saved as a file, and a failure is said in words', async ({ page, signIn, complaints }) => {
    await signIn()
    await page.goto('users?q=quarterdeck.test&sort=-name&columns=email,name,status')
    await expect(page.locator(rows)).toHaveCount(5)
    const save = async (format: RegExp) => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: format }).click()
    }
    const [download] = await Promise.all([page.waitForEvent('download'), save(/^CSV for spreadsheets/)])
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
    expect(download.suggestedFilename()).toBe('users.csv')
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toBe('Email,Name,Status')
    expect(lines).toHaveLength(6)

    const isBusy = { status: 503, headers: { 'x-problem-code': 'busy', 'retry-after': '1' } }
    await page.route(/export\.csv/, (route) => route.fulfill(isBusy), { times: 1 })
    await save(/^CSV for spreadsheets/)
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Quarterdeck is very busy right now')
    await Promise.all([page.waitForEvent('download'), toast.getByRole('button', { name: 'Retry' }).click()])
    complaints.length = 0

    const [records] = await Promise.all([page.waitForEvent('download'), save(/JSON/)])
    expect((await readFile(await records.path(), 'utf8')).trim().split('\n')).toHaveLength(5)
  })

  test('back from a record the list is as it was, and the records follow one another', async ({ page, signIn }) => {
    await signIn()
    await page.setViewportSize({ width: 1440, height: 620 })
    await page.goto('users?perPage=10&sort=name&page=1&status=Active')
    const link = page.locator(`${rows} a`).nth(8)
    const name = await link.innerText()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const place = page.getByRole('navigation', { name: 'Records of the list' })
    await expect(place).toContainText('9 of 16')
    await page.goBack()
    const scroller = page.locator('[data-scroll-restoration-id="table"]')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await expect(page).toHaveURL(/status=Active/)
    expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)

    await page.keyboard.press('Enter')
    await expect(place).toContainText('9 of 16')
    await expectAccessible(page)
    await page.keyboard.press('j')
    await expect(place).toContainText('10 of 16')
    await page.getByRole('link', { name: 'Next record' }).click()
    await expect(place).toContainText('11 of 16')
    await page.keyboard.press('k')
    await expect(place).toContainText('10 of 16')
    await page.keyboard.press('j')
    await expect(place).toContainText('11 of 16')
    const eleventh = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Users' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: eleventh, exact: true })).toBeFocused()

    // Whom one did not come to from the list.
    await page.goto('users/20')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(place).toHaveCount(0)
  })

  test('the list is worked by keys alone', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await expect(page.locator(rows)).toHaveCount(20)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('quarterdeck.test')
    await expect(page.locator(rows)).toHaveCount(5)
    const link = (index: number) => page.locator(`${rows} a`).nth(index)
    await link(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(link(1)).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('End')
    await expect(link(4)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(link(0)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Clara Whitfield' })).toBeVisible()
    await page.goBack()
    await expect(link(0)).toBeFocused()
  })

  for (const width of [1280, 1024]) {
    test(`the columns fit into a window of ${width} pixels`, async ({ page, signIn }) => {
      await signIn()
      await page.setViewportSize({ width, height: 800 })
      await page.goto('users')
      await expect(page.locator(rows)).toHaveCount(20)
      const region = page.locator('[data-scroll-restoration-id="table"]')
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      expect(await overflow(page)).toBe(0)
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('filters, export, several rows and the way back are at hand', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Active \d+ matches/ }).check()
    await sheet.getByRole('button', { name: 'This year' }).click()
    await sheet.getByRole('button', { name: 'Show results' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove filter: Created This year' })).toBeVisible()
    expect(await overflow(page)).toBe(0)

    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV for spreadsheets/ }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Name,Email,Phone,Job title,Status,Country,Created')

    const link = page.locator('li[data-row] a').last()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()

    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('radio', { name: 'Pending' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Change 1 user' }).click()
    await expect(page.getByText('1 record changed')).toBeVisible()
  })
})
