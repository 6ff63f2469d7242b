import { type Review, reviews } from '@quarterdeck/contract/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useDeleteRecords } from '../ui/use-delete-records.ts'
import { listMessages } from './list/messages/index.ts'

/** Deletes at once and offers Undo. Answers whether it went well. */
export const useDeleteReviews = () => {
  const m = useMessages(listMessages)
  const queries = useQueryClient()
  const remove = useDeleteRecords<Review>(reviews.remove, (some) => m.deleted(some.length))
  return async (some: readonly Review[]): Promise<boolean> => {
    const isDone = await remove(some)
    // The ratings of products follow from them.
    void queries.invalidateQueries({ queryKey: ['products'] })
    return isDone
  }
}
