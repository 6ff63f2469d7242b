import type { Page } from '@playwright/test'
import { expect, sizes, test } from './fixture.ts'
import { frames, hold, holdParts } from './hold.ts'

// What follows by itself, such as an answer or a screen that comes late, neither calls back nor swallows what was done since.

test.use({ viewport: sizes.desktop })
test.beforeEach(({ signIn }) => signIn())

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true })
/** Opens the submenu of an entry in the main menu. */
const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `More in ${name}` }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.locator('tbody tr[data-row]')
const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox')

/** Navigates to another screen while a response is delayed, and expects to stay there after it arrives. */
const goElsewhere = async (page: Page, answer: Awaited<ReturnType<typeof hold>>, said: RegExp) => {
  await answer.ready()
  await menu(page, 'Orders').click()
  await expect(heading(page, 'Orders')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  await answer.release()
  await expect(page.locator('[data-sonner-toast]', { hasText: said })).toBeVisible()
  await frames(page)
  await expect(page).toHaveURL(/\/orders$/)
  await expect(heading(page, 'Orders')).toBeVisible()
}

test.describe('an answer that comes late calls nobody back', () => {
  test('from a record that was deleted', async ({ page }) => {
    await page.goto('products/3/overview')
    const answer = await hold(page, 'DELETE', '/products')
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await goElsewhere(page, answer, /deleted/i)
  })

  test('from one that was copied', async ({ page }) => {
    await page.goto('invoices/INV-003/details')
    const answer = await hold(page, 'POST', '/invoices/drafts')
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await goElsewhere(page, answer, /draft|copy|duplicate/i)
  })

  test('from a view that was saved', async ({ page }) => {
    await page.goto('users?status=Banned&sort=name')
    await page.getByRole('button', { name: /^View: / }).click()
    await page.getByRole('button', { name: 'Save as new view' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Banned people')
    const answer = await hold(page, 'POST', '/views')
    await page.getByRole('button', { name: 'Save view' }).click()
    await goElsewhere(page, answer, /Banned people/)
  })

  test('from a form that was saved', async ({ page }) => {
    await page.goto('users/create')
    await page.locator('input[name="name"]').fill('Ada Byron')
    await page.locator('input[name="email"]').fill('ada@example.com')
    const answer = await hold(page, 'POST', '/users')
    await page.getByRole('button', { name: 'Create user' }).click()
    await answer.ready()
    await menu(page, 'Orders').click()
    await page.getByRole('button', { name: /^Discard|^Leave/ }).click()
    await goElsewhere(page, answer, /Ada Byron|created/)
  })
})

test('a screen that comes late takes the focus from nobody who has begun to type', async ({ page }) => {
  await page.goto('users')
  await rows(page).first().waitFor()
  const palette = page.getByRole('combobox', { name: /Search/ })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  // Nothing else brings this screen along, as the palette does others.
  await openMenu(page, 'Invoices')
  const parts = await holdParts(page)
  await menu(page, 'Recurring invoices').click()
  await parts.ready()
  await page.keyboard.press('Control+k')
  await palette.pressSequentially('inv')
  await parts.release()
  await expect(page.locator('main h1')).toHaveText('Recurring invoices')
  await frames(page)
  await expect(palette).toBeFocused()
  await page.keyboard.type('oice')
  await expect(palette).toHaveValue('invoice')
})

test('a field that is clicked the moment a screen is there keeps the focus', async ({ page }) => {
  await page.goto('users')
  await rows(page).first().waitFor()
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('main search input')
      if (document.querySelector('main h1')?.textContent !== 'Orders' || !field) return
      observer.disconnect()
      field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      field.focus()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await menu(page, 'Orders').click()
  await expect(heading(page, 'Orders')).toBeVisible()
  await rows(page).first().waitFor()
  await frames(page)
  await expect(searchField(page)).toBeFocused()
})

/** Types into the search of a list and clicks something in the same task, before the next render. */
const typeAnd = (page: Page, text: string, then: string) =>
  page.evaluate(
    ([text, then]) => {
      const field = document.querySelector<HTMLInputElement>('main search input')
      field?.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      field?.blur()
      document.querySelector<HTMLElement>(then)?.click()
    },
    [text, then] as const,
  )

test.describe('what is typed into the search of a list', () => {
  test('is kept when the list is sorted in the same moment', async ({ page }) => {
    await page.goto('users?columns=name,email')
    await rows(page).first().waitFor()
    await typeAnd(page, 'clara', 'thead th button')
    await expect(page).toHaveURL(/sort=/)
    await expect(page).toHaveURL(/q=clara/)
    await expect(rows(page)).toHaveCount(1)
    await expect(searchField(page)).toHaveValue('clara')
  })

  test('is in the history of whoever goes on in the same moment', async ({ page }) => {
    await page.goto('users')
    await rows(page).first().waitFor()
    await typeAnd(page, 'clara', 'nav a[href$="/orders"]')
    await expect(heading(page, 'Orders')).toBeFocused()
    await frames(page)
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await expect(heading(page, 'Users')).toBeVisible()
    await expect(page).toHaveURL(/q=clara/)
    await page.goBack()
    await expect(page).toHaveURL(/users$/)
  })
})

test.describe('the side panel', () => {
  const open = async (page: Page) => {
    await page.goto('orders')
    await rows(page).first().waitFor()
    await menu(page, 'Users').click()
    await rows(page).first().getByRole('link').first().focus()
    await page.keyboard.press('p')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/peek=/)
  }

  test('is closed once by two presses of a key', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      for (let time = 0; time < 2; time++)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await frames(page)
    await expect(page).toHaveURL(/\/users(\?|$)/)
    await expect(heading(page, 'Users')).toBeVisible()
  })

  test('that is being closed calls nobody back', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      document.querySelector<HTMLElement>('nav a[href$="/products"]')?.click()
    })
    await expect(heading(page, 'Products')).toBeFocused()
    await frames(page)
    await expect(page).toHaveURL(/\/products$/)
  })
})

test('a refusal that comes late takes the focus from nobody who types on', async ({ page, complaints }) => {
  await page.goto('users/create')
  await page.locator('input[name="name"]').fill('Ada Byron')
  await page.locator('input[name="email"]').fill('admin@quarterdeck.test')
  const answer = await hold(page, 'POST', '/users')
  await page.getByRole('button', { name: 'Create user' }).click()
  await answer.ready()
  const phone = page.locator('input[name="phone"]')
  await phone.click()
  await page.keyboard.type('+49 30 ')
  await answer.release()
  await expect(page.getByRole('alert')).toContainText('already in use')
  await page.keyboard.type('555')
  await expect(phone).toHaveValue('+49 30 555')
  complaints.length = 0
})

test('two presses of a key lead two records on', async ({ page }) => {
  await page.goto('products?sort=id')
  const third = await rows(page).nth(2).getAttribute('data-row')
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Next' }).or(page.getByRole('link', { name: 'Next' }))).toBeEnabled()
  await page.evaluate(() => {
    for (let time = 0; time < 2; time++)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
  })
  await expect(page).toHaveURL(new RegExp(`/products/${third}$`))
})

test('two ends of a period that are changed in one moment are both kept', async ({ page }) => {
  await page.goto('receivables/5')
  await page.locator('input[data-day]').first().waitFor()
  await page.evaluate(() => {
    for (const [index, day] of ['2026-02-01', '2026-03-15'].entries()) {
      const field = document.querySelectorAll<HTMLInputElement>('input[data-day]')[index]
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(page).toHaveURL(/from=2026-02-01/)
  await expect(page).toHaveURL(/to=2026-03-15/)
})

test('words of a mail that are typed while others are saved are kept', async ({ page }) => {
  await page.goto('settings/mail-texts')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Your invoice {number}')
  const answer = await hold(page, 'PUT', '/mail-texts')
  await page.getByRole('button', { name: 'Save' }).click()
  await answer.ready()
  await subject.fill('Your invoice {number} of today')
  await answer.release()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(subject).toHaveValue('Your invoice {number} of today')
})

test('a press ends where it began, though a toast slides over it', async ({ page }) => {
  await page.goto('settings/mail-texts')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your invoice {number}')
  const answer = await hold(page, 'PUT', '/mail-texts')
  await page.getByRole('button', { name: 'Save' }).click()
  await answer.ready()
  const account = page.getByRole('button', { name: /^Account of/ })
  const { x, y, width, height } = (await account.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = { x: x + width / 2, y: y + height - 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await answer.release()
  await page.waitForFunction((point) => {
    const box = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
    return box && box.left < point.x && point.x < box.right && box.top < point.y && point.y < box.bottom
  }, at)
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('a toast goes in its time, though the pointer lies where it slid in, or waits on it', async ({ page }) => {
  await page.goto('settings/mail-texts')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your invoice {number}')
  const answer = await hold(page, 'PUT', '/mail-texts')
  await page.getByRole('button', { name: 'Save' }).click()
  await answer.ready()
  const account = page.getByRole('button', { name: /^Account of/ })
  const { x, y, width, height } = (await account.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height - 2)
  await answer.release()
  const toast = page.locator('[data-sonner-toast]')
  await expect(page.locator('[data-sonner-toast]:hover')).toBeVisible()
  await expect(toast).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Subject' }).fill('Your invoice {number} again')
  await page.getByRole('button', { name: 'Save' }).click()
  await toast.hover()
  await expect(toast).toHaveCount(0)
})

test('what a page asked for before the app was there is asked for anew once something was changed', async ({
  page,
  product,
}) => {
  // Nobody tells of the change.
  await page.route('**/api/events**', () => undefined)
  const isList = /\/api\/reviews\?/
  const asked = page.waitForRequest(isList)
  await page.goto('reviews')
  const { pathname, search } = new URL((await asked).url())
  // As if the pointer had been on the link to the list when the place was last started from.
  await page.evaluate(
    (address) => localStorage.setItem('asked', JSON.stringify({ '/admin/settings/notification': [address] })),
    pathname + search,
  )
  // What the list still asks for would be taken for what is asked for early.
  await page.goto('about:blank')
  const early = page.waitForResponse(isList)
  await page.goto('settings/notification')
  await early
  const [{ id }] = await (await page.request.get(product.url + pathname + search)).json()
  await page.request.delete(`${product.url}/api/reviews?id=${id}`)
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('checkbox', { name: 'Someone mentions you in a note: Bell' }).click()
  await changed
  await openMenu(page, 'Products')
  await menu(page, 'Reviews').click()
  await expect(heading(page, 'Reviews')).toBeVisible()
  await rows(page).first().waitFor()
  await expect(page.locator(`tbody tr[data-row="${id}"]`)).toHaveCount(0)
})
