import { useDebouncedValue } from '@mantine/hooks'
import { type Found, search } from '@quarterdeck/contract/system/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import type { Locale } from '../../lib/i18n/locale.ts'
import { useAllPickedMessages, useLocale } from '../../lib/i18n/use-messages.ts'
import { kindEntries, useKinds } from '../index.ts'
import { namedRecord } from './match.ts'

interface Answer {
  /** Undefined where nothing is asked for, or could not be had. */
  readonly found: Found | undefined
  /** True where this answers the typed text; until then it answers the text before. */
  readonly settled: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Returns the words that may stand before the number of a record. */
const useNames = (locale: Locale) => {
  const searches = kindEntries(useKinds()).flatMap(([, { search }]) => search ?? [])
  const words = useAllPickedMessages(
    searches.map((search) => search.words),
    locale,
  )
  return searches.map(({ entity }, index) => ({ kind: entity, names: words[index]?.names ?? '' }))
}

/** Returns the server's results for a text. Each text has its own answer, so that a late one never replaces a newer one. */
export const useSearchResults = (text: string, enabled: boolean): Answer => {
  const typed = text.trim().slice(0, 100)
  const [asked] = useDebouncedValue(typed, 120)
  const asks = enabled && asked !== ''
  const named = namedRecord(asked, [...useNames(useLocale()), ...useNames('en')])
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...reading(search.all, named ? { q: named.q, in: named.kind } : { q: asked }),
    enabled: asks,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return {
    found: typed === '' || isError ? undefined : data,
    settled: !enabled || (typed === asked && (!asks || !(isFetching || isPlaceholderData))),
    failed: isError && typed === asked && !isFetching,
    retry: () => void refetch(),
  }
}
