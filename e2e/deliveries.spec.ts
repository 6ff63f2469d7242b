import { expect, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.phone })
test.beforeEach(async ({ signIn }) => signIn())

test('a delivery is noted, received in part into the stock, taken back by Undo, and the figures lead to it', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('products/13/overview')
  const figures = page.getByRole('navigation', { name: 'In figures' })
  await expect(figures.getByRole('link', { name: /^Incoming/ })).toContainText('36')
  await figures.getByRole('link', { name: /^Incoming/ }).click()
  await expect(page).toHaveURL(/tab=deliveries/)

  await page.getByRole('button', { name: 'Add delivery' }).click()
  const adding = page.getByRole('dialog', { name: 'Add delivery' })
  await adding.getByRole('textbox', { name: 'Reference' }).fill('PO-9')
  await adding.getByRole('spinbutton', { name: 'Pieces' }).fill('10')
  await expect(adding.getByRole('button', { name: 'Add delivery' })).toBeDisabled()
  await adding.getByLabel('Expected on').fill('2027-03-05')
  await adding.getByRole('button', { name: 'Add delivery' }).click()
  const expected = page.getByRole('list', { name: 'Expected' })
  await expect(expected.getByRole('listitem')).toHaveCount(2)
  await expect(figures.getByRole('link', { name: /^Incoming/ })).toContainText('46')

  await page.getByRole('button', { name: 'Receive PO-9' }).click()
  const receiving = page.getByRole('dialog', { name: 'Receive delivery' })
  await receiving.getByRole('spinbutton').fill('11')
  await expect(receiving.getByRole('button', { name: /^Add/ })).toBeDisabled()
  await receiving.getByRole('spinbutton').fill('4')
  await expect(receiving).toContainText('Stock: 4 → 8')
  await page.keyboard.press('Enter')
  await expect(expected).toContainText('4 of 10 received')
  await expect(figures.getByRole('link', { name: /^Available/ })).toContainText('8')
  await page
    .getByRole('listitem')
    .filter({ hasText: '4 pieces were added' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(expected).not.toContainText('4 of 10 received')
  await expect(figures.getByRole('link', { name: /^Available/ })).toContainText('4 on hand')

  await page.getByRole('button', { name: 'More actions for PO-9' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the rest' }).click()
  await expect(page.getByRole('list', { name: 'Earlier' })).toContainText('Canceled')
  await expect(figures.getByRole('link', { name: /^Incoming/ })).toContainText('36')
})
