import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { fillPath, readRoutes } from './routes.ts'

/** Milliseconds without a request after which a page counts as loaded, including requests caused by responses. */
const quietMs = 1000
/** Maximum number of requests; a page with more of them is in an endless loop. */
const tooMany = 150

const isQuestion = (request: Request) => {
  const { pathname } = new URL(request.url())
  // The stream of events is opened again whenever it breaks off.
  return pathname.startsWith('/api/') && pathname !== '/api/events'
}

const nameOf = (request: Request) => {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim()
}

/** Opens a page, waits until it stops sending requests, and returns each request with its count. */
const questionsOf = async (page: Page, path: string): Promise<Map<string, number>> => {
  const asked = new Map<string, number>()
  let count = 0
  const note = (request: Request) => {
    if (!isQuestion(request)) return
    count++
    asked.set(nameOf(request), (asked.get(nameOf(request)) ?? 0) + 1)
  }
  const another = () =>
    page.waitForRequest(isQuestion, { timeout: quietMs }).then(
      () => true,
      () => false,
    )
  page.on('request', note)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  while ((await another()) && count < tooMany);
  page.off('request', note)
  return asked
}

const tooOften = (asked: Map<string, number>) => [...asked].filter(([, times]) => times > 2)

/** Returns the paths of all screens, with parameters replaced by records; requires a signed-in page. */
const readPaths = async (page: Page, origin: string) => {
  await page.goto('')
  const routes = await page.evaluate(readRoutes)
  return Promise.all(routes.map(({ path }) => fillPath(path, page.request, origin)))
}

const parts = 4

for (const who of ['somebody', 'nobody'])
  for (let part = 0; part < parts; part++)
    test(`no screen asks the same more than twice of ${who}, ${part + 1} of ${parts}`, async ({
      page,
      context,
      product,
      signIn,
      complaints,
    }) => {
      test.slow()
      await signIn()
      const paths = await readPaths(page, product.url)
      expect(paths).toContain('/i/$token')
      if (who === 'nobody') await context.clearCookies()
      for (const path of paths.filter((_, index) => index % parts === part))
        await test.step(path, async () => {
          const asked = await questionsOf(page, path.slice(1))
          expect.soft({ path, tooOften: tooOften(asked) }).toEqual({ path, tooOften: [] })
        })
      // Links that nobody was sent are refused, and so is who is not signed in.
      complaints.length = 0
    })

test('the page that a customer opens from a mail asks for its invoice once', async ({
  page,
  context,
  product,
  signIn,
}) => {
  await signIn()
  const data = { customer: { id: 6 }, products: [{ title: 'Lamp', quantity: 1, price: 20 }] }
  const made = await context.request.post(`${product.url}/api/invoices`, { data })
  const { invoice } = await made.json()
  const linked = await context.request.post(`${product.url}/api/invoice-links`, { data: { invoiceId: invoice.id } })
  const { address } = await linked.json()
  for (const who of ['somebody', 'nobody']) {
    if (who === 'nobody') await context.clearCookies()
    const asked = await questionsOf(page, address)
    await expect(page.getByRole('heading', { name: `Invoice ${invoice.id}` })).toBeVisible()
    const opened = [...asked].filter(([name]) => name.startsWith('POST /api/invoices/shared'))
    expect(opened.map(([, times]) => times)).toEqual([1])
    expect(tooOften(asked)).toEqual([])
  }
})
