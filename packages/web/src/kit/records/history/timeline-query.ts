import { type Condition, readSort, writeList } from '@quarterdeck/contract/kit/list'
import { type Change, changeList, changes } from '@quarterdeck/contract/system/changes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { read } from '../../lib/api/client.ts'
import type { RecordReference } from '../../lib/side-panel.ts'

interface TimelinePage {
  readonly entries: readonly Change[]
  readonly next: string | undefined
}

const perPage = 20

/** The changes of a record itself. */
export const changesOf = ({ entity, record }: RecordReference): readonly Condition[] => [
  { field: 'entity', op: 'in', values: [entity] },
  { field: 'record', op: 'in', values: [record] },
]

/** The journal, the newest first, page by page. */
export const timeline = (where: readonly Condition[]) =>
  infiniteQueryOptions({
    queryKey: ['changes', 'timeline', where],
    queryFn: async ({ pageParam, signal }): Promise<TimelinePage> => {
      const sort = readSort(changeList, changeList.defaultSort) ?? []
      const list = writeList(changeList, { where, sort, perPage, ...(pageParam && { after: pageParam }) })
      const { data, next } = await read(changes.list, { list, signal })
      return { entries: data, next }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
