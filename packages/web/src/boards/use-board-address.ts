import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../lib/search-params.ts'
import type { CardFilter } from './queries.ts'

const first = (value: SearchParams[string] | undefined): string => [value ?? ''].flat()[0] ?? ''

interface Address extends CardFilter {
  readonly board: string
  /** The columns that are collapsed. */
  readonly folded: readonly string[]
}

/** Which board is shown, and what of it: all of that is in the address. */
export const useBoardAddress = () => {
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const person = first(search.person)
  const address: Address = {
    board: first(search.board),
    person: /^\d{1,9}$/.test(person) ? person : '',
    label: first(search.label),
    q: first(search.q),
    folded: [search.folded ?? []].flat(),
  }
  const change = (part: Partial<Address>) =>
    void navigate({
      to: '.',
      search: ((known: object) => ({ ...known, ...part })) as never,
      replace: true,
      resetScroll: false,
    })
  return { address, change }
}
