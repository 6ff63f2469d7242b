import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, people, sizes, test } from './fixture.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a larger plan costs what its preview says, on the button, on the invoice and in its file', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn()
  await page.goto('settings/plan-billing')
  await section(page, 'Plan').getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Select Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change to Business' })
  const pay = dialog.getByRole('button', { name: /^Pay \$/ })
  const total = (await pay.innerText()).replace('Pay ', '')
  await expect(dialog.locator('dl')).toContainText(`Due now${total}`)
  await pay.click()
  await expect(section(page, 'Plan')).toContainText('Business plan')
  const newest = section(page, 'Invoices').getByRole('listitem').first()
  await expect(newest).toContainText('QD-0006')
  await expect(newest).toContainText(total)
  const saved = page.waitForEvent('download')
  await newest.getByRole('button', { name: 'Invoice QD-0006 as PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('QD-0006.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await section(page, 'Plan').getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Select Starter' }).click()
  const smaller = page.getByRole('dialog', { name: 'Change to Starter' })
  await expect(smaller.getByRole('alert')).toContainText('You use more than this plan allows')
  await expect(smaller.getByRole('button', { name: /^(Pay|Change)/ })).toHaveCount(0)
})

test('on a phone: a card is refused, another one pays; cancelled and taken back; not for everyone', async ({
  page,
  signIn,
  complaints,
}) => {
  await page.setViewportSize(sizes.phone)
  await signIn()
  await page.goto('settings/plan-billing')
  const cards = section(page, 'Payment methods')
  await cards.getByRole('button', { name: 'Add card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await dialog.getByRole('button', { name: /0002/ }).click()
  await dialog.getByLabel('Expiry date').fill('08/39')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog.getByText('The card was refused')).toBeVisible()
  // The browser itself complains of the answer 422.
  complaints.length = 0
  await dialog.getByRole('button', { name: /4444/ }).click()
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog).toHaveCount(0)
  await cards.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }).click()
  await cards.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(cards.getByRole('listitem')).toHaveCount(1)
  await expect(cards.getByRole('listitem')).toContainText('Mastercard ending in 4444')

  await section(page, 'Plan').getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(section(page, 'Plan')).toContainText('Ends on')
  await page.getByRole('button', { name: 'Keep the subscription' }).click()
  await expect(section(page, 'Plan')).toContainText('Renews on')

  await page.context().clearCookies()
  await signIn(people.viewer)
  await page.reload()
  await expect(page.getByText('Plan and billing: view')).toBeVisible()
  complaints.length = 0
})
