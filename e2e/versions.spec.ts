import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const editPage = /\/assets\/users-(?!list)/

/** As after a deployment: the page is of another build, and the old files are gone. */
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

/** By the address bar's way without loading the page anew, so that nothing is fetched ahead. */
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
