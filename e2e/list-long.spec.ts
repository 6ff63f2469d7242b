import type { Page } from '@playwright/test'
import { addManyUsers } from '../packages/api/src/testing/many-users.ts'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'tbody tr[data-row]'
const region = '[data-scroll-restoration-id="table"]'

const seen = (page: Page) => page.locator('main').getByText(/^[\d,]+–[\d,]+ of/)

test.describe('a list of fifty thousand', () => {
  test.use({ viewport: sizes.desktop })

  test('is one long scroll: by dragging, to its end and back from a record', async ({ page, signIn, product }) => {
    await addManyUsers(product.db, 50_000)
    await signIn()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/users') asked.push(searchParams.get('page') ?? '')
    })
    await page.goto('users?q=person&sort=name')
    await expect(page.locator(rows).first()).toBeVisible()
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('button', { name: 'Continuous' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: 'Select all that match' })).toBeVisible()
    await expect(page.locator(rows).first()).toContainText('Person 00001')

    // A drag of the scroll bar passes over thousands of rows that nobody asks for.
    asked.length = 0
    await page.locator(region).evaluate(async (element) => {
      for (let step = 1; step <= 40; step += 1) {
        element.scrollTop = (step / 80) * element.scrollHeight
        await new Promise(requestAnimationFrame)
      }
    })
    await expect(page).toHaveURL(/at=2\d{4}/)
    await expect(page.locator(rows).filter({ hasText: 'Person 250' }).first()).toBeVisible()
    expect(asked.length).toBeLessThan(60)

    await page.locator(region).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(page.locator(rows).last()).toContainText('Person 50000')
    await expect(seen(page)).toHaveText(/–50,000 of 50,000$/)
    await expectAccessible(page)

    const name = 'Person 49990'
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name })).toBeFocused()
    await expect(page.getByRole('link', { name })).toBeInViewport()

    // By keys alone, to rows that are not drawn.
    await page.keyboard.press('Home')
    await expect(page.getByRole('link', { name: 'Person 00001' })).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('link', { name: 'Person 00001' })).not.toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: 'Person 50000' })).toBeFocused()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001')
    await expect(page.getByRole('row', { name: 'Person 50000' })).toHaveAttribute('aria-rowindex', '50001')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('x')
    await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible()

    // A range that nobody could have looked at is not ticked, and says what to do instead.
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+X')
    await expect(page.getByText('A range may have 10,000 rows.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: 'Person 50000' })).toBeFocused()

    await page.getByRole('checkbox', { name: 'Select all that match' }).check()
    await expect(page.getByRole('status').filter({ hasText: 'All 50,000 matching selected' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Person 49991' }).uncheck()
    await page.locator(region).evaluate((element) => element.scrollTo(0, 0))
    await expect(page.getByRole('checkbox', { name: 'Select Person 00003' })).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: '49,999 selected: all matching except 1' })).toBeVisible()
  })
})
