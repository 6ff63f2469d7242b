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
]
