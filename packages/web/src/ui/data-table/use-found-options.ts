import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ChoiceFacet } from './field.ts'

/** What a filter finds for what is typed; nothing where it does not look values up. */
export const useFoundOptions = ({ field, find }: ChoiceFacet, typed: string) => {
  const [text] = useDebouncedValue(typed, 120)
  const { data = [] } = useQuery({
    queryKey: ['options', field, text],
    queryFn: async () => (await find?.(text)) ?? [],
    enabled: find !== undefined && text !== '',
    placeholderData: keepPreviousData,
  })
  return typed === '' ? [] : data
}
