import { type Binned, bin, binList } from '@quarterdeck/contract/bin'
import type { Bulkable } from '@quarterdeck/contract/entities'
import { writeList } from '@quarterdeck/contract/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import type { ListPage } from '../../lib/list-page.ts'
import type { PageOf } from '../../ui/data-table/body.ts'

/** A page of what is in the bin of an entity. */
export const binPageOf =
  (entity: Bulkable): PageOf<Binned> =>
  (request) => {
    const list = writeList(binList, request)
    return queryOptions({
      queryKey: [entity, 'bin', new URLSearchParams(list).toString()],
      queryFn: async ({ signal }): Promise<ListPage<Binned>> => {
        const { data, total, totalIsExact } = await call(bin.list, { query: { entity }, list, signal })
        return { rows: data, total, totalIsExact }
      },
      placeholderData: keepPreviousData,
    })
  }
