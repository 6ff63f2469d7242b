import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

const list = '**/api/series?*page*'

export const seriesViews: readonly View[] = [
  { name: 'series', path: 'series' },
  { name: 'series-first-use', path: 'series', prepare: nothing(list) },
  { name: 'series-loading', path: 'series', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'series-failed', path: 'series', prepare: broken(list), like: 'users-failed' },
  { name: 'series-record', path: 'series/1/details' },
  { name: 'series-paused', path: 'series/2/details' },
  { name: 'series-create', path: 'series/create' },
  { name: 'series-from-invoice', path: 'series/create?from=INV-014' },
  { name: 'series-edit', path: 'series/1' },
]
