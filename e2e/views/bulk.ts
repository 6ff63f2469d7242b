import type { Page } from '@playwright/test'
import { answering, broken, silent } from './answers.ts'
import type { View } from './view.ts'

const jobs = '**/api/jobs?*'
const binned = '**/api/bin?*'

const at = '2026-11-02T09:30:00.000Z'

const job = (change: object) => ({
  id: JSON.stringify(change),
  kind: 'change',
  entity: 'orders',
  action: { type: 'edit', change: { status: 'Pending' } },
  reason: '',
  state: 'done',
  done: 1200,
  total: 1200,
  changed: 1200,
  refused: 0,
  batch: 'batch',
  undoes: null,
  undone: false,
  createdAt: at,
  endedAt: at,
  actor: { id: 1, name: 'Clara Whitfield' },
  ...change,
})

const inEveryState = [
  job({ state: 'running', done: 15_000, total: 50_000, endedAt: null, reason: 'Stocktaking' }),
  job({ state: 'waiting', done: 0, total: 300, endedAt: null, entity: 'users', action: { type: 'delete' } }),
  job({ changed: 1197, refused: 3, entity: 'users', action: { type: 'edit', change: { status: 'Banned' } } }),
  job({ state: 'cancelled', changed: 400, undone: true, action: { type: 'restore' } }),
  job({ state: 'failed', changed: 0, kind: 'import', entity: 'users', action: null }),
  job({ kind: 'undo', action: null, undoes: 'batch' }),
  job({ kind: 'remind', entity: 'invoices', action: null, changed: 1170, refused: 30 }),
]

const deleted = Array.from({ length: 3 }, (_, index) => ({
  id: String(index + 1),
  title: ['Åsa Lindström', '佐藤 美咲', 'Olena Kovalenko'][index],
  deletedAt: at,
  expiresAt: '2026-12-02T09:30:00.000Z',
  actor: index === 2 ? null : { id: 1, name: 'Clara Whitfield' },
  reason: index === 0 ? 'Duplicate' : null,
}))

const change = async (page: Page) => {
  await page.locator('main [data-row] input[type=checkbox]').first().check()
  await page.locator('main section[aria-label] button:has(.tabler-icon-pencil)').click()
  await page.locator('[role=dialog] input[type=radio]').nth(1).check()
  await page.locator('[role=dialog] section li').first().waitFor()
}

export const bulkViews: readonly View[] = [
  { name: 'users-change', path: 'users', show: change },
  { name: 'orders-change', path: 'orders', show: change },
  { name: 'orders-bin', path: 'orders/bin', prepare: answering(binned, deleted) },
  { name: 'orders-bin-empty', path: 'orders/bin' },
  { name: 'background', path: 'background', prepare: answering(jobs, inEveryState) },
  { name: 'background-empty', path: 'background', prepare: answering(jobs, []) },
  { name: 'background-loading', path: 'background', prepare: silent(jobs), loading: true },
  { name: 'background-failed', path: 'background', prepare: broken(jobs) },
]
