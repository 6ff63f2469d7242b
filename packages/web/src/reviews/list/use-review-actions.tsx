import type { Review } from '@quarterdeck/contract/reviews'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { lazy, type ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { useListActions } from '../../ui/bulk/use-list-actions.tsx'
import type { RowAction } from '../../ui/data-table/field.ts'
import { useDeleteReviews } from '../use-delete-reviews.ts'
import { listMessages } from './messages/index.ts'

const ReviewBulk = lazy(async () => ({ default: (await import('../review-bulk.tsx')).ReviewBulk }))

/** What one may do with reviews of a list, and the question that one of these asks. */
export const useReviewActions = (): { actions: readonly RowAction<Review>[]; dialog: ReactNode } => {
  const m = useMessages(listMessages)
  const mayWrite = useMay('reviews:write')
  const mayDelete = useMay('reviews:delete')
  const remove = useDeleteReviews()
  const list = useListActions<Review>({ entity: 'reviews', words: m, Bulk: ReviewBulk, remove })
  const writing = [
    list.asking(m.hide.label, <IconEyeOff size={18} stroke={1.75} aria-hidden />, {
      type: 'edit',
      change: { status: 'Hidden' },
      asks: 'hiddenReason',
      words: m.hide,
    }),
    list.asking(m.show.label, <IconEye size={18} stroke={1.75} aria-hidden />, {
      type: 'edit',
      change: { status: 'Visible' },
      words: m.show,
    }),
  ]
  return {
    actions: [list.look, ...(mayWrite ? writing : []), ...(mayDelete ? [{ ...list.remove, bulkOnly: true }] : [])],
    dialog: list.dialog,
  }
}
