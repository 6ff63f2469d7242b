import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { Listed } from '@quarterdeck/contract/kit/entities'
import type { idsBody } from '@quarterdeck/contract/kit/fields'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../lib/api/client.ts'
import type { ListSource } from '../lib/api/list-source.ts'
import { entityOf } from '../lib/api/queries.ts'
import { emitDeleted } from '../lib/deleted-records.ts'
import { useMessages, usePickedMessages } from '../lib/i18n/use-messages.ts'
import type { ListPage } from '../lib/list-page.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { useKinds } from './kinds.ts'
import { useUndo } from './use-undo.ts'

type Remove = Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>

/**
 * Deletes records at once and offers Undo. Answers whether it went well.
 * @param words says what was deleted
 */
const useDeleteRecords = <Row extends { readonly id: number | string }>(
  remove: Remove,
  words: (rows: readonly Row[]) => string,
) => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const entity = entityOf(remove)

  const hide = (ids: ReadonlySet<Row['id']>) =>
    queries.setQueriesData<ListPage<Row>>({ queryKey: [entity, 'list'] }, (page) => {
      if (!page) return page
      const rows = page.rows.filter(({ id }) => !ids.has(id))
      return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
    })

  return async (records: readonly Row[]): Promise<boolean> => {
    const ids = records.map(({ id }) => id)
    try {
      await queries.cancelQueries({ queryKey: [entity] })
      hide(new Set(ids))
      const { batch } = await call(remove, { body: { ids }, minimal: true })
      offer(words(records), batch)
      emitDeleted(entity, ids)
      return true
    } catch (error) {
      reportProblem(common, error)
      return false
    } finally {
      // A record that is on screen is not asked for again: it is gone.
      void queries.invalidateQueries({ queryKey: [entity], refetchType: 'none' })
      void queries.invalidateQueries({
        queryKey: [entity],
        predicate: ({ queryKey }) => typeof queryKey[2] !== 'object' || queryKey[2] === null,
      })
    }
  }
}

/** Deletes records at once and offers Undo. Answers whether it went well. */
export const useDelete = <Row extends { readonly id: number | string }>({
  entity,
  endpoints,
  titleOf,
}: Pick<ListSource<Listed, Row>, 'entity' | 'endpoints' | 'titleOf'>) => {
  const { list, refreshes = [] } = useKinds()[entity]
  const { deleted } = usePickedMessages(list.words)
  const queries = useQueryClient()
  const remove = useDeleteRecords<Row>(endpoints.remove, (rows) =>
    deleted(rows.length, rows[0] === undefined ? '' : titleOf(rows[0])),
  )
  return async (rows: readonly Row[]): Promise<boolean> => {
    const isDone = await remove(rows)
    for (const other of refreshes) void queries.invalidateQueries({ queryKey: [other] })
    return isDone
  }
}
