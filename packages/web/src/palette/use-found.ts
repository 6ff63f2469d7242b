import { useDebouncedValue } from '@mantine/hooks'
import { type Found, search } from '@quarterdeck/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { reading } from '../lib/api/queries.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { namedRecord } from './match.ts'
import { paletteMessages } from './messages/index.ts'

interface Answer {
  readonly found: Found
  /** Whether this answers what is typed; until then it answers what was typed before. */
  readonly settled: boolean
  readonly failed: boolean
  readonly retry: () => void
}

const nothing: Found = { users: [], orders: [], products: [], invoices: [], tickets: [], reviews: [] }

/** What the server finds for what is typed. Each text has its own answer, so that a late one never replaces a newer one. */
export const useFound = (text: string, enabled: boolean): Answer => {
  const typed = text.trim().slice(0, 100)
  const [asked] = useDebouncedValue(typed, 120)
  const asks = enabled && asked !== ''
  const { kinds } = useMessages(paletteMessages)
  const english = use(paletteMessages.load('en'))
  const named = namedRecord(asked, [kinds, english.kinds])
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...reading(search.all, named ? { q: named.q, in: named.kind } : { q: asked }),
    enabled: asks,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return {
    found: typed === '' || isError || !data ? nothing : data,
    settled: !enabled || (typed === asked && (!asks || !(isFetching || isPlaceholderData))),
    failed: isError && typed === asked && !isFetching,
    retry: () => void refetch(),
  }
}
