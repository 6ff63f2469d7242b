import type { Review } from '@quarterdeck/contract/reviews'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { idOf } from '../../../lib/api/list-source.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { part } from '../../../lib/part.ts'
import { recordList } from '../../../records/lists/index.ts'
import { useReviewFields } from '../fields.tsx'
import { reviewMessages } from '../messages/index.ts'
import { reviewSource } from '../source.ts'
import { useReviewFacets } from './facets.ts'
import { ReviewTabs } from './review-tabs.tsx'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

export const ReviewList = recordList<Review>({
  source: reviewSource,
  useParts: (state) => {
    const { name, list } = useMessages(reviewMessages)
    const { search, emptyText } = useMessages(reviewMessages).listPage
    return {
      title: list.title,
      search,
      emptyTitle: list.empty,
      emptyText,
      fields: useReviewFields(),
      facets: useReviewFacets(state),
      nameOf: (review) => name(idOf(review)),
    }
  },
  useDoing: ({ asking, mayWrite }) => {
    const m = useMessages(reviewMessages).listPage
    const hides = { type: 'edit', change: { status: 'Hidden' }, asks: 'hiddenReason', words: m.hide } as const
    const shows = { type: 'edit', change: { status: 'Visible' }, words: m.show } as const
    const writing = [
      asking(m.hide.label, <IconEyeOff {...icon} />, hides),
      asking(m.show.label, <IconEye {...icon} />, shows),
    ]
    return { actions: mayWrite ? writing : [] }
  },
  bulk: part(async () => (await import('../use-bulk-words.ts')).useReviewBulkWords),
  cells: part(async () => (await import('../use-cell-kind.ts')).useReviewCellKind),
  Above: ReviewTabs,
})
