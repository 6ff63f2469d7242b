import type { Endpoint } from '@quarterdeck/contract/endpoint'
import type { idsBody } from '@quarterdeck/contract/fields'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../lib/api/client.ts'
import { entityOf } from '../lib/api/queries.ts'
import { tellDeleted } from '../lib/deleted.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import type { ListPage } from '../lib/list-page.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'
import { useUndo } from './use-undo.ts'

type Remove = Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>

/**
 * Deletes records at once and offers Undo. Answers whether it went well.
 * @param words says what was deleted
 */
export const useDeleteRecords = <Row extends { readonly id: number | string }>(
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
      tellDeleted(entity, ids)
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
