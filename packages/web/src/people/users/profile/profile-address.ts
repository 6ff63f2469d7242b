import { useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { useMe } from '../../../kit/lib/session.ts'

export const tabs = ['timeline', 'notes', 'orders', 'invoices', 'tickets', 'reviews'] as const
export type Tab = (typeof tabs)[number]

/** Parameters of the page that don't belong to the list on it. */
export const ownParameters = ['id', 'tab', 'view', 'peek']

const first = (value: SearchParams[string] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Returns the person and tab in the URL, and functions to change them. */
export const useProfileAddress = () => {
  const me = useMe()
  const search: SearchParams = useSearch({ strict: false })
  const id = first(search.id)
  return {
    id: id ?? String(me.id),
    tab: first(search.tab),
    view: first(search.view),
    /** Returns the parameters of another tab for the same person. */
    part: (parameters: SearchParams): SearchParams => ({ ...(id !== undefined && { id }), ...parameters }),
  }
}
