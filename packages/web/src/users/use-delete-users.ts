import { type User, users } from '@quarterdeck/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { entityOf, type ListPage } from '../lib/api/queries.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { useUndo } from '../ui/use-undo.ts'
import { userMessages } from './messages/index.ts'

/** Deletes at once and offers Undo. Answers whether it went well. */
export const useDeleteUsers = () => {
  const m = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const entity = entityOf(users.list)

  const hide = (ids: ReadonlySet<number>) =>
    queries.setQueriesData<ListPage<User>>({ queryKey: [entity, 'list'] }, (page) => {
      if (!page) return page
      const rows = page.rows.filter(({ id }) => !ids.has(id))
      return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
    })

  return async (people: readonly User[]): Promise<boolean> => {
    const ids = people.map(({ id }) => id)
    try {
      await queries.cancelQueries({ queryKey: [entity] })
      hide(new Set(ids))
      const { batch } = await call(users.remove, { body: { ids }, minimal: true })
      offer(m.deleted(people.length, people[0]?.name ?? ''), batch)
      return true
    } catch (error) {
      reportProblem(common, error)
      return false
    } finally {
      // A record that is on screen is not asked for again: it is gone.
      void queries.invalidateQueries({ queryKey: [entity], refetchType: 'none' })
      void queries.invalidateQueries({ queryKey: [entity, 'list'] })
    }
  }
}
