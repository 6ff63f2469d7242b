import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { ArticleCategory } from '@quarterdeck/contract/support/article-words'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { changeLocked, lockRecord } from '../../kit/records/records.ts'
import type { ArticleRow } from './rules.ts'
import { articles } from './store.ts'

const { repository } = articles.collection

interface Place {
  readonly category: ArticleCategory
  /** Id of the preceding article; null for the first position. */
  readonly after: number | null
}

const othersOf = (tx: Tx, category: ArticleCategory, id: number): Promise<ArticleRow[]> =>
  tx
    .selectFrom('articles')
    .selectAll()
    .where('category', '=', category)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Between its neighbours; undefined where numbers have no room left there. */
const between = (before: number | undefined, behind: number | undefined): number | undefined => {
  if (behind === undefined) return (before ?? 0) + 1
  const middle = ((before ?? behind - 2) + behind) / 2
  return middle !== before && middle !== behind ? middle : undefined
}

/**
 * Puts an article into a place, as one change of that article alone: only where numbers have become too close are the others of
 * the category numbered anew.
 * @throws Problem `Article not found`; at `after` for one that is not in this category
 */
export const moveArticle = async (
  context: WriteContext,
  id: string,
  { category, after }: Place,
): Promise<ArticleRow> => {
  const moved = await lockRecord(context, repository, id)
  let others = await othersOf(context.tx, category, moved.id)
  const index = others.findIndex((other) => other.id === after)
  if (after !== null && index === -1)
    throw fieldProblem('after', { code: 'unknown_record', message: 'This category has no such article' })
  let position = between(others[index]?.position, others[index + 1]?.position)
  if (position === undefined) {
    for (const [place, other] of others.entries())
      await changeLocked(context, repository, other, undefined, { position: place + 1 })
    others = await othersOf(context.tx, category, moved.id)
    position = between(others[index]?.position, others[index + 1]?.position) ?? others.length + 1
  }
  return changeLocked(context, repository, moved, undefined, { category, position })
}
