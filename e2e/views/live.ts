import type { Page } from '@playwright/test'
import type { View } from './view.ts'

const list = '**/api/users?*page*'

/** Sends one event about a change by another user. */
const told = async (page: Page, event: { record: string; action: string; version: number }) => {
  const actor = { id: 3, name: 'Jörg Müller' }
  const data = { entity: 'users', batch: 'another', actor, at: '2026-11-21T10:00:00.000Z', ...event }
  const body = `id: 1000000\nevent: change\ndata: ${JSON.stringify(data)}\n\n`
  await page.route('**/api/events*', () => undefined)
  await page.route('**/api/events*', (route) => route.fulfill({ contentType: 'text/event-stream', body }), { times: 1 })
}

/** Leaves out the first row of the list in the first response only. */
const withoutFirst = (page: Page) =>
  page.route(
    list,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: (await response.json()).slice(1) })
    },
    { times: 1 },
  )

const recordOfFirst = '20'

/** Opens the saved views of the list and edits the second one. */
const showViews = async (page: Page) => {
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await page.locator('[role=dialog] li[data-view]').nth(1).locator('button').first().click()
  await page.locator('[role=dialog] input').waitFor()
}

const saveViews = async (page: Page) => {
  const save = (name: string, search: string, shared = false) =>
    page.request.post('/api/views', { data: { list: 'users', name, search, shared } })
  await save('Vertrieb in Deutschland und Österreich', 'role=Sales+Manager', true)
  await save('承認待ち', 'status=Pending')
}

export const liveViews: readonly View[] = [
  { name: 'users-views', path: 'users?view=all', prepare: saveViews, show: showViews },
  {
    name: 'users-held-back',
    path: 'users?sort=-id',
    prepare: async (page) => {
      await withoutFirst(page)
      await told(page, { record: recordOfFirst, action: 'create', version: 1 })
    },
    show: (page) => page.locator('main [role=status] button').first().waitFor(),
  },
  {
    name: 'user-changed-meanwhile',
    path: 'users/7',
    prepare: (page) => told(page, { record: '7', action: 'update', version: 99 }),
    show: async (page) => {
      await page.locator('main input[name=phone]').fill('+49 30 5550177')
      await page.locator('main [role=status] button').first().waitFor()
    },
  },
]
