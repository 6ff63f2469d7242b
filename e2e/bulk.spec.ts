import { addManyOrders } from '../packages/api/src/testing/many-orders.ts'
import { sessionsWaiting } from '../packages/api/src/testing/sessions-waiting.ts'
import { sized } from '../packages/api/src/testing/size.ts'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'

const many = sized(20_000, 50_000)
const inWords = many.toLocaleString('en-US')

test.describe(`a change of ${inWords} orders`, () => {
  test.use({ viewport: sizes.desktop })

  test('is planned, survives a reload, is cancelled midway and undone from a second browser', async ({
    page,
    signIn,
    product,
    browser,
    complaints,
  }) => {
    test.setTimeout(120_000)
    await addManyOrders(product.db, many)
    await signIn()
    await page.goto('orders?q=pier')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: /^Select all .*matching$/ }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Pending' }).check()
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText(`${inWords} will be different`)
    await expect(preview).toContainText(`$${(many * 10).toLocaleString('en-US')}.00`)

    // Somebody else holds an order of the third step: the change waits there.
    const { id } = await product.db
      .selectFrom('orders')
      .select('id')
      .where('billing', '=', 'Pier 12000')
      .executeTakeFirstOrThrow()
    let letGo: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let hold: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      hold = resolve
    })
    const holding = product.db.transaction().execute(async (tx) => {
      await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
      hold()
      await released
    })
    await held
    await dialog.getByRole('button', { name: `Change ${inWords} orders` }).click()
    await expect(page.getByText(`10,000 of ${inWords}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`10,000 of ${inWords}`)).toBeVisible()
    // The step under way waits for the order, and whoever cancels does not wait for the step.
    await expect.poll(() => sessionsWaiting(product.db)).toBe(1)
    await page.route('**/api/jobs/cancel*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(/connection|reach/i).first()).toBeVisible()
    complaints.length = 0
    const cancelled = page.waitForResponse(/\/api\/jobs\/cancel/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await cancelled
    await expect(page.getByText('Stopping after the step under way')).toBeVisible()
    letGo()
    await holding
    const stopped = page.getByText('Stopped. 15,000 records had been changed by then.')
    await expect(stopped).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

    const context = await browser.newContext({ baseURL: `${product.url}/admin/`, viewport: sizes.desktop })
    await context.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email: people.admin, password } })
    const other = await context.newPage()
    await other.goto('background')
    const jobs = other.getByRole('main').getByRole('listitem')
    await expect(jobs.filter({ hasText: '15,000 records' })).toHaveCount(1)
    await other.getByRole('button', { name: 'Undo: Change orders' }).click()
    await expect(other.getByText('15,000 records put back')).toBeVisible()
    await expect(jobs.first()).toContainText('Undo changes of orders')
    await expect(other.getByText('Undone', { exact: true })).toBeVisible()
    await expectAccessible(other)
    await context.close()

    await page.goto('orders?status=New')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(
      page.getByRole('button', { name: `Select all ${(many + 3).toLocaleString('en-US')} matching` }),
    ).toBeVisible()
  })
})
