import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

const list = '**/api/replies?*page*'

export const replyViews: readonly View[] = [
  { name: 'replies', path: 'replies' },
  { name: 'replies-first-use', path: 'replies', prepare: nothing(list) },
  { name: 'replies-loading', path: 'replies', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'replies-failed', path: 'replies', prepare: broken(list), like: 'users-failed' },
  {
    name: 'replies-peek',
    path: 'replies?peek=replies/3',
    show: (page) => page.locator('[role=dialog] h2').first().waitFor(),
  },
  { name: 'replies-create', path: 'replies/create' },
  { name: 'replies-edit', path: 'replies/5' },
]
