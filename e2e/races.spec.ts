import type { Page } from '@playwright/test'
import { isWhole } from '../packages/api/src/testing/size.ts'
import { expect, test } from './fixture.ts'
import { hold } from './hold.ts'
import { raceCases } from './race-cases.ts'
import { reviewRaceCases } from './race-cases-reviews.ts'
import { salesRaceCases } from './race-cases-sales.ts'

test.beforeEach(async ({ signIn, page }) => {
  await signIn()
  await page.clock.install()
})

/** Makes the page reload its data, as for a user who returns to the window after a minute. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

const orders = ['read', 'write'] as const

/** Matches a console message of Playwright's fake clock, whose script is blocked in the sandboxed preview of a mail. */
const ofClock = /^error: Blocked script execution in 'about:srcdoc'/

const cases = [...raceCases, ...salesRaceCases, ...reviewRaceCases]
for (const [index, { name, prepare, open, list, write, wait, act, expectDone, kept = /./ }] of cases.entries()) {
  // One after the other, each case in the other order than the one before it; `npm run test:all` tries both with all.
  for (const first of isWhole ? orders : [orders[index % 2]]) {
    test(`while the list is being read anew, ${name}: kept where the ${first} is answered first`, async ({
      page,
      product,
      complaints,
    }) => {
      await prepare?.(product)
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
      await expect.poll(saved).toMatch(kept)
      complaints.splice(0, complaints.length, ...complaints.filter((line) => !ofClock.test(line)))
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
