import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

/** Number of invoices above the limits for immediate downloads and issuing, so that a job does it. */
const many = 520
const atOnce = 10

const makeDrafts = async (page: Page) => {
  const products = [{ title: 'Consulting', quantity: 1, price: 200 }]
  const data = { customer: { id: 5 }, products }
  for (let made = 0; made < many; made += atOnce) {
    const some = Array.from({ length: atOnce }, () => page.request.post('/api/invoices/drafts', { data }))
    for (const response of await Promise.all(some)) expect(response.status()).toBe(201)
  }
}

const selectAll = async (page: Page, state: string) => {
  await page.goto(`invoices?customerId=5&state=${state}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: /^Select all .*matching$/ }).click()
}

/** Saves the file that a notification offers. */
const saved = async (page: Page, notice: RegExp) => {
  const told = page.getByRole('listitem').filter({ hasText: notice })
  const offer = told.getByRole('button', { name: 'Download' })
  await expect(offer).toBeVisible({ timeout: 180_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), offer.click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('any number of invoices is issued, printed, put into a file and voided while one does something else', async ({
  page,
  signIn,
}) => {
  test.setTimeout(15 * 60_000)
  await signIn()
  await makeDrafts(page)
  await selectAll(page, 'draft')
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('worked on in the background')
  await dialog.getByRole('button', { name: 'Issue all drafts' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('orders')
  await expect(page.getByText(`${many} invoices issued`)).toBeVisible({ timeout: 180_000 })

  await selectAll(page, 'issued')
  await page.getByRole('button', { name: 'PDFs' }).click()
  await expect(page.getByText(/^\d+ of 520$/)).toBeVisible()
  await page.goto('orders')
  const zip = await saved(page, /The PDFs of 520 invoices are ready/)
  // What ends a ZIP file says how many are in it.
  expect([zip.name, zip.bytes.readUInt16LE(zip.bytes.length - 22 + 10)]).toEqual(['invoices.zip', many])

  await selectAll(page, 'issued')
  await page.getByRole('button', { name: 'Print' }).click()
  const print = await saved(page, /520 invoices are ready to print/)
  expect([print.name, print.bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length]).toEqual(['invoices.pdf', many])

  await selectAll(page, 'issued')
  await page.getByRole('button', { name: 'Void' }).click()
  await dialog.getByLabel('Reason').fill('Sent to the wrong company')
  await dialog.getByRole('button', { name: 'Void all that can be voided' }).click()
  await expect(page.getByText(`${many} invoices voided`)).toBeVisible({ timeout: 180_000 })

  await page.goto('background')
  await expect(page.getByRole('button', { name: 'Download: PDFs of invoices' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download: Print invoices' })).toBeVisible()
})
