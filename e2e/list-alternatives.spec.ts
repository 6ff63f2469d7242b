import { expect, expectAccessible, sizes, test } from './fixture.ts'

test.describe('alternatives are made without typing', () => {
  test.use({ viewport: sizes.desktop })

  test('from the further filters, one group beside another', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByRole('button', { name: 'Any of these' }).click()
    await page.getByRole('checkbox', { name: 'Banned' }).check()
    await page.getByLabel('Filter', { exact: true }).selectOption('Job title')
    await page.getByRole('checkbox', { name: 'UX Designer' }).check()
    await expect(page).toHaveURL(/or1\.status=Banned&or1\.role=UX/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Another group' }).click()
    await page.getByLabel('Filter', { exact: true }).selectOption('Name')
    await page.getByLabel('Contains').fill('a')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/or2\.name/)
    await page.getByRole('button', { name: 'Group 1' }).click()
    await page
      .getByRole('list', { name: 'Any of these' })
      .getByRole('button', { name: 'Remove filter: Status Banned' })
      .click()
    await expect(page).not.toHaveURL(/Banned/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('alternatives stand in the sheet, and the search field takes filters', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const group = page.getByRole('region', { name: 'Any of these' })
    await group.getByRole('checkbox', { name: 'Banned' }).check()
    await expect(page).toHaveURL(/or1\.status=Banned/)
    await page.getByRole('button', { name: 'Show results' }).click()
    await page.getByRole('searchbox').fill('status:active')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/or1\.status=Banned&status=Active/)
    await expectAccessible(page)
  })
})
