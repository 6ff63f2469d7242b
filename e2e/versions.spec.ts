import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const editPage = /\/assets\/users-(?!list)/

/** Simulates a deployment: the page belongs to an older build, whose files no longer exist. */
const deploy = async (page: Page) => {
  await page.route(editPage, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route(/\/admin\/$/, (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ body: '<script type="module" src="/admin/assets/index-newer.js"></script>' }),
  )
}

const openUsers = async (page: Page) => {
  await page.goto('users')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
}

/** Navigates without a link, so that nothing is prefetched. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('a screen that a newer version has replaced offers the reload', async ({ page, signIn, complaints }) => {
      await signIn()
      await openUsers(page)
      await deploy(page)
      await go(page, '/admin/users/7')
      await expect(page.getByRole('heading', { level: 1, name: 'A newer version is available' })).toBeVisible()
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await page.unrouteAll()
      await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByLabel('Phone')).toBeVisible()
      await expect(page).toHaveURL(/users\/7$/)
      complaints.length = 0
    })
  })
}

test('a screen that does not come without a newer version is fetched again on Retry', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await openUsers(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.route(editPage, (route) => route.abort())
  await go(page, '/admin/users/7')
  await expect(page.getByRole('heading', { level: 1, name: 'Server error' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Phone')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  complaints.length = 0
})

test('the event of a screen that does not come is raised, and once cancelled nothing is rethrown', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn()
  await openUsers(page)
  await page.evaluate(() =>
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault()
      Object.assign(window, { raised: String(event.payload) })
    }),
  )
  await page.route(editPage, (route) => route.abort())
  await go(page, '/admin/users/7')
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'raised')))).toContain('/assets/users-')
  await expect(page).toHaveURL(/users\/7$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Server error' })).toHaveCount(0)
  expect(complaints.filter((line) => line.startsWith('error: ') && !line.includes('Failed to load resource'))).toEqual(
    [],
  )
  complaints.length = 0
})

test('a newer version is offered once, and an unsaved form is not reloaded away unasked', async ({ page, signIn }) => {
  await signIn()
  await page.goto('users/7')
  await page.getByLabel('Phone').fill('+49 30 5550199')
  // A stream of events has no end to wait for.
  await page.route(/\/api\/(?!events)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'index-newer' } })
  })
  const asked = page.waitForEvent('dialog')
  await page.getByLabel('Phone').press('ControlOrMeta+Enter')
  await expect(page.getByText('Changes saved').first()).toBeVisible()
  const offer = page.getByText('A newer version is available')
  await expect(offer).toHaveCount(1)
  await page.getByLabel('Phone').fill('+49 30 5550200')
  const reload = page.getByRole('button', { name: 'Reload' }).click()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reload
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 5550200')
})

test('settings that two people change at once are merged, and what both changed is asked about', async ({
  page,
  product,
  complaints,
  signIn,
}) => {
  await signIn()
  await page.goto('settings/reminders')
  const days = (step: string) => page.getByLabel(`${step}: days after the due date`)
  const address = `${product.url}/api/invoices/reminders`
  const others = async (...wanted: readonly number[]) => {
    const steps = wanted.map((each) => ({ days: each, isOn: true }))
    expect((await page.request.put(address, { data: { steps } })).status()).toBe(200)
  }
  const stored = async () =>
    (await (await page.request.get(address)).json()).steps.map((step: { days: number }) => step.days)
  await days('First reminder').fill('5')
  await others(3, 14, 40)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Reminders saved').first()).toBeVisible()
  await expect(days('Final reminder')).toHaveValue('40')
  expect(await stored()).toEqual([5, 14, 40])

  await days('First reminder').fill('6')
  await days('Second reminder').fill('15')
  await others(7, 14, 40)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this meanwhile' })
  await expect(dialog).toContainText('6 days after the due date')
  await dialog.getByRole('radio', { name: /Theirs 7 days/ }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(stored).toEqual([7, 15, 40])
  await expect(days('First reminder')).toHaveValue('7')
  // The browser tells of the refusals.
  complaints.length = 0
})

test('what a mail says is not written over by somebody who saw other words', async ({
  page,
  product,
  complaints,
  signIn,
}) => {
  await signIn()
  await page.goto('settings/mail-texts')
  const subject = page.getByLabel('Subject', { exact: true })
  await subject.fill('Your invoice {number}')
  const data = { kind: 'invoice', language: 'en', subject: 'Invoice {number} for you', text: '{link}' }
  expect((await page.request.put(`${product.url}/api/mail-texts`, { data })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this meanwhile' })
  await expect(dialog).toContainText('Invoice {number} for you')
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('{link}')
  await page.reload()
  await expect(subject).toHaveValue('Your invoice {number}')
  // The browser tells of the refusals.
  complaints.length = 0
})

test('from when on invoices are locked is chosen by those who may', async ({ page, signIn }) => {
  await signIn()
  await page.goto('settings/company')
  await page.getByLabel('Lock invoices').selectOption('When issued')
  await expect(page.getByText('Locking saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Lock invoices')).toHaveValue('issued')
})
