import type { Page } from '@playwright/test'
import type * as Testing from '@quarterdeck/api/testing'
import type { RunningServer } from '@quarterdeck/server'
import { isWhole } from '../packages/api/src/testing/size.ts'
import { expect, expectAccessible, languages, sizes, speak, test } from './fixture.ts'
import { startProduct } from './product.ts'

/** Imports the product lazily, so that listing the tests doesn't load it. */
const maintain = async (...given: Parameters<typeof Testing.maintain>) =>
  (await import('@quarterdeck/api/testing')).maintain(...given)

const isClosed = async ({ url }: RunningServer) => {
  const status = await fetch(`${url}/api/status`)
  return (await status.json()).maintenance !== null
}

const close = async (product: RunningServer, seconds = 1800, message = '') => {
  await maintain(product.db, { seconds, message })
  await expect.poll(() => isClosed(product)).toBe(true)
}

const open = async (product: RunningServer) => {
  await maintain(product.db, null)
  await expect.poll(() => isClosed(product)).toBe(false)
}

test.afterEach(({ product }) => open(product))

const screenOf = (page: Page) => page.getByRole('dialog', { name: 'Maintenance' })
const heading = 'Quarterdeck is under maintenance'

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('lies over an unsaved form, holds the focus, and gives all back when it is over', async ({
      page,
      product,
      signIn,
      complaints,
    }) => {
      await signIn()
      await page.goto('users/7')
      const phone = page.getByLabel('Phone')
      await phone.fill('+49 30 5550199')
      await close(product, 1800, 'New engines are being fitted.')
      await phone.press('ControlOrMeta+Enter')

      const screen = screenOf(page)
      await expect(screen.getByRole('heading', { name: heading })).toBeFocused()
      await expect(screen.getByText('New engines are being fitted.')).toBeVisible()
      await expect(screen.getByText(/^Expected until .+ · in (29|30) minutes$/)).toBeVisible()
      await expect(page).toHaveTitle('Maintenance · Quarterdeck')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+k')
      for (let n = 0; n < 6; n++) {
        await page.keyboard.press('Tab')
        const isOut = await page.evaluate(() => !document.activeElement?.closest('dialog, body, html')?.matches('*'))
        expect(isOut).toBe(false)
      }
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectAccessible(page)

      await open(product)
      await expect(screen).toHaveCount(0)
      await expect(page).toHaveURL(/users\/7$/)
      await expect(page).not.toHaveTitle('Maintenance · Quarterdeck')
      await expect(phone).toHaveValue('+49 30 5550199')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Changes saved').first()).toBeVisible()
      complaints.length = 0
    })

    test('a visit finds it, and then the screen that it was for', async ({ page, product, signIn, complaints }) => {
      await signIn()
      await close(product)
      await page.goto('users?status=Banned')
      await expect(screenOf(page).getByRole('heading', { name: heading })).toBeVisible()
      await open(product)
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
      await expect(page).toHaveTitle('Users · Quarterdeck')
      await expect(page).toHaveURL(/users\?status=Banned/)
      await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()).toBeVisible()
      complaints.length = 0
    })

    test('has an address of its own that leads on when it is over', async ({ page, product }) => {
      await close(product)
      await page.goto('maintenance?next=/login')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle('Maintenance · Quarterdeck')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await open(product)
      await expect(page).toHaveURL(/\/admin\/login$/)
      await page.goto('maintenance?next=//evil.example/')
      await expect(page.getByRole('heading', { level: 1, name: 'No maintenance right now' })).toBeVisible()
      await expect(page).toHaveTitle('Maintenance · Quarterdeck')
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/$/)
    })
  })
}

test('is over by itself at its time, in one’s language', async ({ page, product, complaints }) => {
  for (const language of isWhole ? languages : (['ja'] as const)) {
    await speak(page, language)
    // On a busy machine a page takes seconds.
    await close(product, 8)
    await page.goto('login')
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('input[type=email]')).toBeVisible()
  }
  complaints.length = 0
})

test('a server that is being replaced is waited for', async ({ page, complaints }) => {
  const first = await startProduct()
  await page.goto(`${first.url}/admin/maintenance`)
  await expect(page.getByRole('heading', { level: 1, name: 'No maintenance right now' })).toBeVisible()
  await close(first)
  await page.goto(`${first.url}/admin/login`)
  await expect(screenOf(page)).toBeVisible()
  await first.stop()
  await expect.poll(() => complaints.some((line) => line.includes('ERR_CONNECTION_REFUSED'))).toBe(true)
  await expect(screenOf(page)).toBeVisible()
  const second = await startProduct({ port: first.port })
  await expect(screenOf(page)).toHaveCount(0)
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await second.stop()
  complaints.length = 0
})
