import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { alone } from '../scripts/setup/alone.mjs'
import { build } from '../scripts/setup/build.mjs'
import { peopleFile } from './people.ts'
import { onStage, type Stage } from './stage.ts'
import { settle } from './views/view.ts'

/** Makes the pictures of the README from the real product: `node e2e/readme-pictures.ts`. */
const folder = fileURLToPath(new URL('../docs/images/', import.meta.url))

interface Picture {
  readonly name: string
  readonly options: BrowserContextOptions
  /** Brings the page into the state to show. */
  readonly show: (page: Page) => Promise<void>
}

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const open = (path: string) => async (page: Page) => {
  await page.goto(path)
}

/** Returns the import file of the tests without rows that are too tall for a picture. */
const file = () =>
  Buffer.from(
    peopleFile()
      .toString()
      .split('\r\n')
      .filter((line) => line.length < 120)
      .join('\r\n'),
  )

const checkImport = async (page: Page) => {
  await page.goto('users/import')
  await settle(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file() })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.locator('table tbody tr').first().waitFor()
}

/** Opens an issued invoice that can still be edited, with its preview. */
const writeInvoice = async (page: Page) => {
  await page.goto('invoices/INV-019')
  await settle(page)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Enlarge' }).waitFor()
}

const pictures: readonly Picture[] = [
  { name: 'orders', options: desktop, show: open('orders') },
  { name: 'product-dark', options: { ...desktop, colorScheme: 'dark' }, show: open('products/1/overview') },
  { name: 'import', options: desktop, show: checkImport },
  { name: 'invoice', options: desktop, show: open('invoices/INV-003/details') },
  { name: 'invoice-editor', options: desktop, show: writeInvoice },
  { name: 'receivables', options: desktop, show: open('receivables') },
  { name: 'dashboard', options: desktop, show: open('sales') },
  { name: 'orders-phone', options: phone, show: open('orders') },
]

const take = ({ visit }: Stage, { name, options, show }: Picture) =>
  visit({ reducedMotion: 'reduce', ...options }, async (context) => {
    const page = await context.newPage()
    await show(page)
    await settle(page)
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' })
    console.log(`docs/images/${name}.png`)
  })

await alone(() => build(process.execPath))
await mkdir(folder, { recursive: true })
await onStage(async (stage) => {
  for (const picture of pictures) await take(stage, picture)
})
