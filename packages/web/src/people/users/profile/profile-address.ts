import { useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../../../lib/search-params.ts'
import { useMe } from '../../../lib/session.ts'

export const tabs = ['timeline', 'notes', 'orders', 'invoices', 'tickets', 'reviews'] as const
export type Tab = (typeof tabs)[number]

/** Parameters of the page that are not those of the list on it. */
export const ownParameters = ['id', 'tab', 'view', 'peek']

const first = (value: SearchParams[string] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Whose page it is, and the way to its parts. */
export const useProfileAddress = () => {
  const me = useMe()
  const search: SearchParams = useSearch({ strict: false })
  const id = first(search.id)
  return {
    id: id ?? String(me.id),
    tab: first(search.tab),
    view: first(search.view),
    /** The parameters of another part of the same person's page. */
    part: (parameters: SearchParams): SearchParams => ({ ...(id !== undefined && { id }), ...parameters }),
  }
}
