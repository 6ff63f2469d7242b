import { search } from '@quarterdeck/contract/work/search'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import type { ChoiceFacet } from '../../ui/data-table/field.ts'
import { userRecord } from './record-query.ts'

const find = async (q: string) => {
  const { data } = await call(search.all, { query: { q, in: 'users' } })
  return data.users.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Filters a list by people, who are looked up. @param ids those who are chosen */
export const usePersonFacet = (field: string, label: string, ids: readonly string[]): ChoiceFacet => {
  const found = useQueries({ queries: ids.map(userRecord) })
  const options = ids.map((value, index) => ({ value, label: found[index]?.data?.name ?? `#${value}` }))
  return { field, label, options, find }
}
