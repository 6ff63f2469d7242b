import type { APIRequestContext, APIResponse } from '@playwright/test'
import { addManyOrders } from '../packages/api/src/testing/many-orders.ts'
import { sized } from '../packages/api/src/testing/size.ts'
import { test } from './alone.ts'
import { expect, password, people, sizes } from './fixture.ts'

const many = sized(10_000, 50_000)
const inWords = many.toLocaleString('en-US')

/** Creates many orders in a data folder with a server that is then stopped. */
const prepare = async (dataDir: string): Promise<void> => {
  const { readSettings, startServer } = await import('@quarterdeck/server')
  const server = await startServer(readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, []))
  await addManyOrders(server.db, many)
  await server.stop()
}

const signIn = async (request: APIRequestContext, url: string, email: string) => {
  const response = await request.post(`${url}/api/auth/sign-in/email`, { data: { email, password } })
  expect(response.status()).toBe(200)
}

interface Row {
  readonly id: number
  readonly status: string
  readonly totalAmount: number
  readonly createAt: string
}

/** Returns all records of a list, read page by page, as the lines of an exported file. */
const listed = async (request: APIRequestContext, url: string, query: string): Promise<string[]> => {
  const lines: string[] = []
  for (
    let path: string | undefined = `/api/orders?${query}&perPage=200&fields=id,status,totalAmount,createAt`;
    path;
  ) {
    const response: APIResponse = await request.get(url + path)
    const rows: Row[] = await response.json()
    lines.push(...rows.map(({ id, status, totalAmount, createAt }) => `${id},${status},${totalAmount},${createAt}`))
    path = /<([^>]+)>/.exec(response.headers().link ?? '')?.[1]
  }
  return lines
}

test.describe(`a change of ${inWords} orders on a server that is killed`, () => {
  test.use({ viewport: sizes.desktop })

  test('is resumed, seen by everyone who watches, exported as the list has it, and undone from a second browser', async ({
    page,
    browser,
    alone,
    complaints,
  }) => {
    test.setTimeout(300_000)
    await prepare(alone.folder)
    let server = await alone.start()
    const { url } = server
    await signIn(page.request, url, people.owner)
    const context = await browser.newContext({ viewport: sizes.desktop })
    await signIn(context.request, url, people.admin)
    const other = await context.newPage()
    await other.goto(`${url}/admin/orders?q=pier&sort=-createAt`)
    const first = other.locator('tbody tr[data-row]').first()
    await expect(first).toContainText('New')
    await expect(other.locator('html[data-live]')).toBeAttached()

    await page.goto(`${url}/admin/orders?q=pier`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: /^Select all .*matching$/ }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Pending' }).check()
    await dialog.getByRole('button', { name: `Change ${inWords} orders` }).click()

    const job = async () => (await (await page.request.get(`${url}/api/jobs?kind=change`)).json())[0]
    await expect.poll(async () => (await job())?.done ?? 0, { intervals: [20] }).toBeGreaterThan(0)
    await server.kill()
    server = await alone.start(Number(new URL(url).port))
    await expect(page.getByText(`${inWords} records changed`)).toBeVisible({ timeout: 60_000 })
    expect(await job()).toMatchObject({ state: 'done', done: many, changed: many })
    // Whoever watched was cut off, and catches up.
    await expect(first).toContainText('Pending')

    const query = 'q=pier&status=Pending&sort=-createAt'
    const list = await listed(page.request, url, query)
    expect(list).toHaveLength(many)
    const gone = list[1234]?.split(',')[0] ?? ''
    const { id } = await (
      await page.request.post(`${url}/api/exports`, {
        data: {
          entity: 'orders',
          selection: { query: 'q=pier&status=Pending', except: [gone] },
          sort: '-createAt',
          fields: ['id', 'status', 'totalAmount', 'createAt'],
        },
      })
    ).json()
    const file = await (await page.request.get(`${url}/api/exports.csv?id=${id}`)).text()
    expect(file.trimEnd().split('\r\n').slice(1)).toEqual(list.toSpliced(1234, 1))

    // Two browsers on one record: what one of them changes is there in the other, and stays when the rest is taken back.
    await page.goto(`${url}/admin/orders/${gone}`)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await context.request.patch(`${url}/api/orders?id=${gone}`, { data: { status: 'Shipping' } })
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()

    const { batch } = await job()
    const undo = ({ request }: { request: APIRequestContext }) =>
      request.post(`${url}/api/changes/undo`, { data: { batch } })
    const replies = await Promise.all([undo(context), undo(page)])
    expect(replies.map((reply) => reply.status()).sort()).toEqual([201, 409])
    await other.goto(`${url}/admin/background`)
    await expect(other.getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 })
    const undone = async () => (await (await context.request.get(`${url}/api/jobs?kind=undo`)).json())[0]
    await expect.poll(async () => (await undone()).state, { timeout: 60_000 }).toBe('done')
    expect(await undone()).toMatchObject({ changed: many - 1, refused: 1 })
    expect(await listed(page.request, url, 'q=pier&status=Shipping')).toHaveLength(1)

    await context.close()
    await page.goto('about:blank')
    expect(await server.stop()).toBe(0)
    // The browser itself notes that the server was away.
    complaints.length = 0
  })
})
