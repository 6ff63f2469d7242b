import { readFile } from 'node:fs/promises'
import { expect, people, sizes, test } from './fixture.ts'

test('plan, usage, billing contact, and a past invoice as a file; not for everyone', {
  tag: '@journey',
}, async ({ page, signIn, complaints }) => {
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await page.setViewportSize(sizes.phone)
  await signIn()
  await page.goto('settings/plan-billing')
  await expect(section('Plan')).toContainText('Self-hosted')
  await expect(section('Usage')).toContainText('5, unlimited')

  await section('Billing contact').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Company').fill('Lighthouse Ltd')
  await page.keyboard.press('Enter')
  await expect(section('Billing contact')).toContainText('Lighthouse Ltd')

  const saved = page.waitForEvent('download')
  await section('Past invoices').getByRole('button', { name: 'Download invoice QD-0005 as PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('QD-0005.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.context().clearCookies()
  await signIn(people.viewer)
  await page.reload()
  await expect(page.getByText('Plan and billing: view')).toBeVisible()
  complaints.length = 0
})
