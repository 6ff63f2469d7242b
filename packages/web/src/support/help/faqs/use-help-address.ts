import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../../../kit/lib/search-params.ts'

const textOf = (value: SearchParams[string] | undefined): string => (typeof value === 'string' ? value : '')

/** Returns search, open article and author mode from the URL, and functions to change them. */
export const useHelpAddress = () => {
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (part: SearchParams) =>
    void navigate({ to: '/support/faqs', search: { ...search, ...part }, replace: true, resetScroll: false })
  return {
    q: textOf(search.q).slice(0, 100),
    article: Number(textOf(search.article)) || undefined,
    edit: textOf(search.edit),
    look: (q: string) => change({ q, article: '' }),
    open: (id: number | undefined) => change({ article: id === undefined ? '' : String(id) }),
    work: (edit: '' | 'order' | 'misses') => change({ edit, q: '', article: '' }),
  }
}
