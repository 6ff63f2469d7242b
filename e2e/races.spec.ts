import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixture.ts'

test.beforeEach(async ({ signIn, page }) => {
  await signIn()
  await page.clock.install()
})

/** Answers that are ready at the server and reach the browser only when they are released. */
const hold = async (page: Page, method: string, path: string) => {
  const answers: (() => Promise<void>)[] = []
  let isOpen = false
  const on = async (route: Route) => {
    if (isOpen || route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    // The browser may have given it up meanwhile.
    const answer = () => route.fulfill({ response }).catch(() => undefined)
    if (isOpen) await answer()
    else answers.push(answer)
  }
  const matches = (url: URL) => url.pathname === `/api${path}`
  await page.route(matches, on)
  return {
    /** Lets through what is asked from now on. */
    pass: () => {
      isOpen = true
    },
    ready: () => expect.poll(() => answers.length).toBeGreaterThan(0),
    release: async () => {
      isOpen = true
      await Promise.all(answers.map((answer) => answer()))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    },
  }
}

/** Has what is on screen read anew, as it is for someone who comes back to the window after a while. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

interface Case {
  readonly name: string
  readonly open: string
  /** What the list is read from, and how it is written. */
  readonly list: string
  readonly write: readonly [method: string, path: string]
  /** Waits until the list is there. */
  readonly wait: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  readonly expectDone: (page: Page) => Promise<unknown>
  /** What the server says of it in the end. */
  readonly kept?: RegExp
}

const links = (page: Page) => page.getByRole('list', { name: 'Your links' }).getByRole('link')
const box = (page: Page, way: string) => page.getByRole('checkbox', { name: `Someone mentions you in a note: ${way}` })
const cell = (page: Page) => page.locator('tbody tr[data-row="7"]')
const noteField = (page: Page) => page.getByRole('textbox', { name: 'New note' })

const cases: readonly Case[] = [
  {
    name: 'links that are added one after the other',
    open: 'settings/social-media-links',
    list: '/social-links',
    write: ['PUT', '/social-links'],
    wait: (page) => page.getByRole('textbox', { name: 'Handle or address' }).waitFor(),
    act: (page) =>
      // All in one go: nothing is drawn in between.
      page.getByRole('textbox', { name: 'Handle or address' }).evaluate((field: HTMLInputElement) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        for (const text of ['clara', 'https://github.com/clara', 'https://bsky.app/profile/clara.example']) {
          setValue?.call(field, text)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          field.form?.requestSubmit()
        }
      }),
    expectDone: (page) =>
      expect(links(page)).toHaveText(['linkedin.com/in/clara', 'github.com/clara', 'bsky.app/profile/clara.example']),
    kept: /github.*bsky/,
  },
  {
    name: 'choices of what one hears of',
    open: 'settings/notification',
    list: '/notices/settings',
    write: ['PUT', '/notices/settings'],
    wait: (page) => expect(box(page, 'Bell')).toBeChecked(),
    act: async (page) => {
      await box(page, 'Bell').click()
      await box(page, 'Mail').click()
    },
    expectDone: async (page) => {
      await expect(box(page, 'Bell')).not.toBeChecked()
      await expect(box(page, 'Mail')).toBeChecked()
    },
    kept: /"mail":true.*"product":false/,
  },
  {
    name: 'a cell that is edited',
    open: 'users?columns=name,phone&sort=id',
    list: '/users',
    write: ['PUT', '/users'],
    wait: (page) => cell(page).waitFor(),
    act: async (page) => {
      await cell(page).getByRole('link').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('e')
      await page.getByRole('textbox', { name: /^Phone: / }).fill('+49 30 555')
      await page.keyboard.press('Enter')
    },
    expectDone: (page) => expect(cell(page)).toContainText('+49 30 555'),
    kept: /\+49 30 555/,
  },
  {
    name: 'a row that is deleted',
    open: 'users?columns=name,phone&sort=id',
    list: '/users',
    write: ['DELETE', '/users'],
    wait: (page) => cell(page).waitFor(),
    act: async (page) => {
      await cell(page).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    },
    expectDone: (page) => expect(cell(page)).toHaveCount(0),
  },
  {
    name: 'a note, and the next one that is typed meanwhile',
    open: 'orders/3',
    list: '/notes',
    write: ['POST', '/notes'],
    wait: (page) => noteField(page).waitFor(),
    act: async (page) => {
      await noteField(page).fill('The first')
      await noteField(page).press('Control+Enter')
      await noteField(page).fill('The second')
    },
    expectDone: async (page) => {
      await expect(page.getByRole('list', { name: 'Notes' }).getByText('The first')).toBeVisible()
      await expect(noteField(page)).toHaveValue('The second')
    },
  },
  {
    name: 'a user who is invited',
    open: 'users',
    list: '/invitations',
    write: ['POST', '/invitations'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('textbox', { name: 'Email' }).waitFor()
    },
    act: async (page) => {
      const email = page.getByRole('textbox', { name: 'Email' })
      await email.fill('one@quarterdeck.test')
      await email.press('Enter')
      await email.fill('two@quarterdeck.test')
    },
    expectDone: async (page) => {
      await expect(page.getByRole('dialog').getByText('one@quarterdeck.test')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('two@quarterdeck.test')
    },
  },
]

for (const { name, open, list, write, wait, act, expectDone, kept } of cases) {
  for (const first of ['read', 'write'] as const) {
    test(`while the list is being read anew, ${name}: kept where the ${first} is answered first`, async ({ page }) => {
      const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api${list}`)
      await page.goto(open)
      await wait(page)
      await (await loaded).finished()
      const reads = await hold(page, 'GET', list)
      const writes = await hold(page, ...write)
      await comeBack(page)
      await reads.ready()
      await act(page)
      await writes.ready()
      const order = first === 'read' ? [reads, writes] : [writes, reads]
      for (const held of order) await held.release()
      await expectDone(page)
      const saved = async () => (await page.request.get(`/api${list}`)).text()
      if (kept) await expect.poll(saved).toMatch(kept)
    })
  }
}

test('an Undo stays under the pointer when another toast comes', async ({ page }) => {
  await page.goto('users?columns=name,phone&sort=id')
  const row = (id: number) => page.locator(`tbody tr[data-row="${id}"]`)
  const name = (id: number) => row(id).getByRole('link').first().innerText()
  await row(7).waitFor()
  const [seventh, eighth] = [await name(7), await name(8)]
  const toast = (about: string) => page.locator('[data-sonner-toast]', { hasText: about })
  const slow = await hold(page, 'DELETE', '/users')
  await row(7)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await slow.ready()
  slow.pass()
  await row(8)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const undo = toast(eighth).getByRole('button', { name: 'Undo' })
  await expect(toast(eighth)).toHaveAttribute('data-mounted', 'true')
  await toast(eighth).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  await undo.hover()
  const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/users')
  await slow.release()
  await read
  await page.mouse.down()
  await page.mouse.up()
  await expect(row(8)).toBeVisible()
  await expect(toast(seventh)).toBeVisible()
  await expect(row(7)).toHaveCount(0)
})
