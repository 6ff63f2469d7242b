import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { receivableMessages } from './messages/index.ts'

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

export const receivableRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/receivables',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./receivables-page.tsx'), 'ReceivablesPage'),
    staticData: {
      title: titleOf(receivableMessages, (m) => m.title),
      needs: 'invoices:read',
      shortcut: 'goToReceivables',
    },
  })
  const statement = createRoute({
    getParentRoute: () => parent,
    path: '/receivables/$id',
    validateSearch: ({ from, to }: SearchParams): { from?: string | undefined; to?: string | undefined } => ({
      from: dayIn(from),
      to: dayIn(to),
    }),
    component: lazyScreen(() => import('./statement-page.tsx'), 'StatementPage'),
    staticData: { title: titleOf(receivableMessages, (m) => m.statement.title) },
  })
  return [list, statement] as const
}
