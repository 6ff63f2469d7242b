import type { Page } from '@playwright/test'
import { listed } from '@quarterdeck/contract/kit/entities'
import { expect, expectAccessible, landing, password, people, speak, test } from './fixture.ts'
import { hold } from './hold.ts'
import { fillPath, readRoutes } from './routes.ts'

/** Delays the scripts of the app, as a slow connection does, until they are released. */
const holdApp = async (page: Page) => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

/** Marks the current form element; if the app replaces it, the mark is gone. */
const markForm = (page: Page) => page.locator('form').evaluate((form) => form.setAttribute('data-marked', ''))

test('the sign-in screen is there before the app, in one’s language and colours, and the app goes on with it', async ({
  page,
  product,
}) => {
  await speak(page, 'ja')
  await page.context().addCookies([{ name: 'quarterdeck.locale', value: 'ja', url: product.url }])
  await page.addInitScript(() => localStorage.setItem('userColorScheme', 'dark'))
  const letGo = await holdApp(page)
  await page.goto('login', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('サインイン · Quarterdeck')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quarterdeckにサインイン')
  await expect(page.getByText(people.owner)).toBeVisible()
  await expect(page.getByLabel('メールアドレス')).toBeFocused()
  await expectAccessible(page)
  await markForm(page)

  await page.keyboard.type(people.viewer)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password.slice(0, 4))
  letGo()
  // Whether the app is there by now or not: it is the app that shows the password.
  await page.getByRole('button', { name: 'パスワードの表示を切り替える' }).click()
  await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text')
  await expect(page.locator('form[data-marked]')).toBeVisible()
  await page.locator('input[name=password]').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(password.slice(4))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(landing)
})

test('what is pressed and chosen before the app is there is done when it is, however late the server says what it offers', async ({
  page,
  complaints,
}) => {
  const letGo = await holdApp(page)
  const offer = await hold(page, 'GET', '/setup')
  await page.goto('login', { waitUntil: 'commit' })
  // The app waits for it no longer.
  await expect(page.locator('script[type=module][src*="/assets/index-"]')).toBeAttached()
  await offer.release()
  await page.getByLabel('Language').selectOption('de')
  await page.getByLabel('Email').fill('nobody@quarterdeck.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse und Passwort passen nicht zusammen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bei Quarterdeck anmelden')
  // The browser tells of each refusal.
  complaints.length = 0
})

test('every screen is shown before the app, and all that a list needs comes in one wave of few files', async ({
  context,
  page,
  product,
  signIn,
}) => {
  test.slow()
  await signIn()
  await page.goto('mentions')
  const routes = (await page.evaluate(readRoutes)).filter(({ isInShell }) => isInShell)
  expect(routes.length).toBeGreaterThan(20)
  const visit = await context.newPage()
  let scripts: string[] = []
  let styles: string[] = []
  visit.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url())
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  for (const { path } of routes) {
    const where = await fillPath(path, context.request, product.url)
    // What the screen before still loads for later is none of this one's.
    await visit.goto('about:blank')
    scripts = []
    styles = []
    const letGo = await holdApp(visit)
    await visit.goto(`${product.url}/admin${where}`, { waitUntil: 'commit' })
    await expect(visit.getByRole('navigation').first(), path).toBeAttached()
    await expect(visit.locator('main').locator('h1, [aria-busy=true]').first(), path).toBeAttached()
    expect(await visit.title(), path).toMatch(/(^|. · )Quarterdeck$/)
    const wave = scripts.length
    letGo()
    await visit.waitForFunction(
      () => !document.getElementById('root')?.inert && !document.querySelector('main [aria-busy=true]'),
    )
    expect.soft(scripts.length, path).toBeLessThanOrEqual(30)
    if (listed.some((entity) => path === `/${entity}`)) {
      const more = scripts.slice(wave).filter((url) => !/\/http-[\w-]+\.js$/.test(url))
      // What asks the server comes behind the rows, which were asked for before.
      expect.soft(more, `${path} brings more when it starts`).toEqual([])
      expect.soft(scripts.length, path).toBeLessThanOrEqual(15)
      expect.soft(styles.length, path).toBeLessThanOrEqual(6)
    }
    await visit.unrouteAll()
  }
})

test('an app that does not come says so in the place of its outlines', async ({ page, signIn, complaints }) => {
  await signIn()
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort())
  await page.goto('orders')
  await expect(page.getByText('Quarterdeck could not be loaded. Reload the page to try again.')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  // The browser notes what did not come.
  complaints.length = 0
})
