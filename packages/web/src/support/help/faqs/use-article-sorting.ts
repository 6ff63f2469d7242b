import { type Article, articleList, articles } from '@quarterdeck/contract/support/articles'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/lib/api/client.ts'
import { listing } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { ListPage } from '../../../kit/lib/list-page.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { supportMessages } from '../../messages/index.ts'

const { placeholderData: _, ...everything } = listing(articles.list, articleList, { sort: [], where: [] })

/** Query of all articles at once, since they are sorted as a whole. */
export const allArticles = queryOptions(everything)

/** Returns predecessor and sort key of an article moved to another position. */
const between = (entries: readonly Article[], moved: Article, to: number) => {
  const others = entries.filter(({ id }) => id !== moved.id)
  const [before, behind] = [others[to - 1], others[to]]
  const position =
    ((before?.position ?? (behind?.position ?? 1) - 2) + (behind?.position ?? (before?.position ?? 0) + 2)) / 2
  return { after: before?.id ?? null, position }
}

/** Returns functions to sort and publish articles; changes show at once. */
export const useArticleSorting = () => {
  const { help: m } = useMessages(supportMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const { act, isBusy } = useAction('articles', 'help')
  const move = (moved: Article, entries: readonly Article[], to: number) => {
    const { after, position } = between(entries, moved, to)
    queries.setQueryData(
      allArticles.queryKey,
      (page: ListPage<Article> | undefined) =>
        page && { ...page, rows: page.rows.map((row) => (row.id === moved.id ? { ...row, position } : row)) },
    )
    act(async () => {
      try {
        await call(articles.move, { body: { id: moved.id, category: moved.category, after } })
      } catch (error) {
        await queries.invalidateQueries({ queryKey: allArticles.queryKey })
        throw error
      }
    })
  }
  const publish = ({ id, title, status, version }: Article) =>
    act(async () => {
      const body = { status: status === 'Draft' ? 'Published' : 'Draft' }
      const { batch } = await call(articles.update, { query: { id: String(id) }, body, ifMatch: version })
      offer(body.status === 'Published' ? m.order.published(title) : m.order.unpublished(title), batch)
    })
  return { move, publish, isBusy }
}
