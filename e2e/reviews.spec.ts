import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, sizes, test } from './fixture.ts'

const row = (page: Page, id: number) => page.locator(`tbody tr[data-row="${id}"]`)
const rows = (page: Page) => page.locator('tbody tr[data-row]')
const tab = (page: Page, name: string, count: number) =>
  page.getByRole('link', { name: `${name} ${count}`, exact: true })
const undo = (page: Page) => page.locator('[data-sonner-toast]').first().getByRole('button', { name: 'Undo' }).click()

test.describe('on a desk', () => {
  test.use({ viewport: sizes.desktop })

  test('reviews are read, answered and hidden one after the other by keys alone', { tag: '@journey' }, async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('reviews')
    await expect(rows(page)).toHaveCount(4)
    await expect(tab(page, 'Without a reply', 3)).toBeVisible()
    await expect(row(page, 4).getByRole('link', { name: /^Verified purchase: order/ })).toBeVisible()
    await page.locator('h1').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('p')
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: 'Review 4' })).toBeVisible()
    await expect(panel).toContainText('on appuie toujours sur le mauvais')
    await expectAccessible(page)

    await page.keyboard.press('r')
    await expect(panel.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
    await page.keyboard.type('Merci !')
    await page.keyboard.press('Control+Enter')
    await expect(panel).toContainText('Clara Whitfield')
    await expect(tab(page, 'Without a reply', 2)).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await expect(panel.getByRole('heading', { name: 'Review 3' })).toBeVisible()
    await expect(panel).toContainText('Longer laces are on their way')
    await page.keyboard.press('h')
    const asked = page.getByRole('dialog', { name: 'Hide this review?' })
    await expect(asked.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await page.keyboard.type('Names a shop')
    await page.keyboard.press('Control+Enter')
    await expect(asked).toHaveCount(0)
    await expect(panel).toContainText('Hidden: Names a shop')
    await expect(tab(page, 'Hidden', 1)).toBeVisible()
    await page.keyboard.press('h')
    await expect(tab(page, 'Hidden', 0)).toBeVisible()
    // What is deleted makes room for the next one.
    await panel.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'Review 2' })).toBeVisible()
    await expect(row(page, 2).getByRole('link').first()).toBeFocused()
    await expect(rows(page)).toHaveCount(3)
    await undo(page)
    await expect(rows(page)).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(row(page, 4)).toContainText('Merci !')

    // A reply of several lines is written in its cell as well.
    const cell = row(page, 2).locator('td[aria-readonly=false]')
    await cell.focus()
    await page.keyboard.press('e')
    await page.getByRole('textbox', { name: 'Our reply: Review 2' }).fill('Thank you.')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Come again.')
    await page.keyboard.press('Enter')
    await expect(cell).toContainText('Thank you. Come again.', { useInnerText: true })
    const [saved] = await (await page.request.get('/api/reviews?ids=2')).json()
    expect(saved.reply).toBe('Thank you.\nCome again.')
  })

  test('those of a product are hidden together for a reason, saved, deleted and restored, each with a way back', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('products/2/overview')
    await page.getByRole('link', { name: 'Open in Reviews' }).click()
    await expect(page).toHaveURL(/reviews\?productId=2$/)
    await expect(page.getByRole('button', { name: /Product.*Tidewater Wireless Headphones/ })).toBeVisible()
    await expect(rows(page)).toHaveCount(2)

    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    await all.check()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Hide 2 reviews' })
    await expect(dialog).toContainText('This takes 2 reviews out of view')
    await expect(dialog.getByRole('button', { name: 'Hide 2 reviews' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid for')
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('2 will be different')
    await dialog.getByRole('textbox', { name: 'Reason' }).press('Control+Enter')
    await expect(tab(page, 'Hidden', 2)).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Hidden' })).toHaveCount(2)
    const [first] = await (await page.request.get('/api/reviews?productId=2')).json()
    expect(first.hiddenReason).toBe('Paid for')
    await undo(page)
    await expect(tab(page, 'Hidden', 0)).toBeVisible()

    await all.check()
    await page.getByRole('button', { name: 'Export', exact: true }).last().click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^JSON lines/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.jsonl$/)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).product.id)).toEqual([2, 2])

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Bin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deleted reviews' })).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await all.check()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('The bin is empty')).toBeVisible()
    await page.goto('reviews')
    await expect(rows(page)).toHaveCount(4)
  })

  test('who may only read finds no way to change anything, and is told what the bin needs', async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(people.viewer)
    await page.goto('reviews?peek=reviews/3')
    await expect(page.getByRole('dialog')).toContainText('Longer laces are on their way')
    await expect(page.getByRole('dialog').getByRole('button', { name: /Reply|reply|Hide|Delete/ })).toHaveCount(0)
    await row(page, 2).getByRole('checkbox').check()
    await expect(page.getByRole('region', { name: '1 selected' }).getByRole('button')).toHaveText(['Export', ''])
    await page.goto('reviews/bin')
    await expect(page.getByText('It needs the permission “Reviews: delete”')).toBeVisible()
    // The browser itself notes the answer 403.
    complaints.length = 0
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('reviews are cards that are filtered by a product one looks up, and answered in place', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('reviews')
    const cards = page.getByRole('list', { name: 'Reviews' }).locator('[data-row]')
    await expect(cards).toHaveCount(4)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('checkbox', { name: /^3 stars 2 matches/ })).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Find: Product' }).fill('boot')
    await sheet.getByRole('checkbox', { name: 'Summit Trail Hiking Boot' }).check()
    await sheet.getByRole('button', { name: 'Show results' }).click()
    await expect(cards).toHaveCount(1)
    await expect(page).toHaveURL(/productId=7/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    await cards.getByRole('link', { name: /^Dry feet/ }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Edit reply' }).click()
    await panel.getByRole('textbox', { name: 'Your reply' }).fill('New laces are on their way.')
    await panel.getByRole('button', { name: 'Post reply' }).click()
    await expect(panel).toContainText('New laces are on their way.')
    await expect(panel.getByRole('button', { name: 'Edit reply' })).toBeFocused()
    await expectAccessible(page)
  })
})
