import { answering, broken, silent } from './answers.ts'
import type { View } from './view.ts'

export const kanbanViews: readonly View[] = [
  { name: 'kanban', path: 'kanban' },
  { name: 'kanban-first-use', path: 'kanban', prepare: answering('**/api/boards*', []) },
  { name: 'kanban-loading', path: 'kanban', prepare: silent('**/api/cards?*'), loading: true },
  { name: 'kanban-failed', path: 'kanban', prepare: broken('**/api/boards*') },
  { name: 'kanban-narrowed', path: 'kanban?label=urgent&folded=done' },
  {
    name: 'kanban-card',
    path: 'kanban?peek=cards/12',
    show: (page) => page.locator('[role=dialog] h3').first().waitFor(),
  },
  {
    name: 'kanban-menu',
    path: 'kanban',
    show: async (page) => {
      await page.locator('[data-row="6"] button').click()
      await page.locator('[role=menuitem]').first().waitFor()
    },
  },
  {
    name: 'kanban-edit',
    path: 'kanban?peek=cards/12',
    show: async (page) => {
      await page.locator('[role=dialog] h3').first().waitFor()
      await page.locator('[role=dialog] .mantine-Button-root').first().click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  {
    name: 'kanban-selected',
    path: 'kanban',
    show: async (page) => {
      await page.locator('[data-row="1"] a').first().press('x')
      await page.locator('[data-row="1"][data-selected]').waitFor()
    },
  },
  {
    name: 'kanban-flow',
    path: 'kanban',
    show: async (page) => {
      await page.locator('main button:has(.tabler-icon-dots)').first().click()
      await page.locator('[role=menuitem]:has(.tabler-icon-chart-bar)').click()
      await page.locator('[role=dialog] table').waitFor()
    },
  },
  {
    name: 'tickets-kanban',
    path: 'tickets?shape=board',
    show: (page) => page.locator('main section li[data-row]').first().waitFor(),
  },
]
