import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

const list = '**/api/articles?*page*'

export const articleViews: readonly View[] = [
  { name: 'articles', path: 'articles' },
  { name: 'articles-first-use', path: 'articles', prepare: nothing(list) },
  { name: 'articles-loading', path: 'articles', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'articles-failed', path: 'articles', prepare: broken(list), like: 'users-failed' },
  {
    name: 'articles-peek',
    path: 'articles?peek=articles/7',
    show: (page) => page.locator('[role=dialog] h2').first().waitFor(),
  },
  { name: 'articles-create', path: 'articles/create' },
  { name: 'articles-edit', path: 'articles/7' },
]
