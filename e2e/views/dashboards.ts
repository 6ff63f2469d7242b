import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

const metrics = '**/api/metrics/cards?*'

export const dashboardViews: readonly View[] = [
  { name: 'sales', path: 'sales?range=year' },
  { name: 'sales-loading', path: 'sales', prepare: silent(metrics), loading: true },
  { name: 'sales-failed', path: 'sales', prepare: broken(metrics) },
  { name: 'sales-empty', path: 'sales?range=custom&from=2001-01-01&to=2001-01-20&against=none' },
  {
    name: 'sales-table',
    path: 'sales?range=year',
    show: async (page) => {
      await page.locator('main section[data-shape=line] button').first().click()
      await page.locator('[role=menuitem]:has(.tabler-icon-table)').click()
      await page.locator('main section[data-shape=line] table').waitFor()
    },
  },
  {
    name: 'sales-formula',
    path: 'sales?range=year',
    show: async (page) => {
      await page.locator('main section[data-shape=waterfall] button').first().click()
      await page.locator('[role=menuitem]:has(.tabler-icon-math-function)').click()
      await page.locator('[role=dialog] dl').waitFor()
    },
  },
  { name: 'finance', path: 'finance?range=year' },
  { name: 'career', path: 'career?range=year' },
  { name: 'analytics', path: 'analytics?range=year' },
  { name: 'visits', path: 'visits' },
  { name: 'usage', path: 'usage' },
  { name: 'visits-first-use', path: 'visits', prepare: nothing('**/api/visits?*page*') },
]
