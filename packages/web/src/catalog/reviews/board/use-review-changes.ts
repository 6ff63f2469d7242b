import { type Review, type ReviewPatch, reviews } from '@quarterdeck/contract/catalog/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { emitDeleted } from '../../../kit/lib/deleted-records.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { updateListedRows, useUndo } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { reviewMessages } from '../messages/index.ts'

/** Queries affected by reviews, besides their own: ratings follow from them. */
const around = ['products', 'changes']

/** Returns the changes of a review, each with Undo. They resolve to true if successful. */
export const useReviewChanges = ({ id, version }: Review) => {
  const common = useMessages(commonMessages)
  const { fields } = useMessages(reviewMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (done: string, change: () => Promise<{ readonly batch: string }>): Promise<boolean> => {
    setBusy(true)
    try {
      offer(done, (await change()).batch)
      return true
    } catch (error) {
      reportProblem(common, error, fields)
      void queries.invalidateQueries({ queryKey: ['reviews'] })
      return false
    } finally {
      setBusy(false)
      for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
    }
  }
  const query = { id: String(id) }
  return {
    isBusy,
    change: (body: ReviewPatch, done: string) =>
      attempt(done, async () => {
        const { data, batch } = await call(reviews.update, { query, body, ifMatch: version })
        updateListedRows(queries, 'reviews', [data.review])
        return { batch }
      }),
    remove: (done: string) =>
      attempt(done, async () => {
        const { batch } = await call(reviews.remove, { query, ifMatch: version })
        emitDeleted('reviews', [id])
        void queries.invalidateQueries({ queryKey: ['reviews'] })
        return { batch }
      }),
  }
}
