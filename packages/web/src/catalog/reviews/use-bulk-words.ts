import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useShow } from '../../records/index.ts'
import type { BulkWords } from '../../records/lists/index.ts'
import { maxReason } from '../../ui/form/reason-input.tsx'
import { reviewMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How reviews are spoken of where many of them are changed. */
export const useReviewBulkWords = (): BulkWords => {
  const {
    fields,
    statuses,
    list: { records },
    board: { hideReason, hideReasonHints },
  } = useMessages(reviewMessages)
  const { badge } = useShow()
  return {
    entity: 'reviews',
    records,
    reasons: {},
    shown: {
      status: { label: fields.status, show: badge(statuses, statusTones) },
      hiddenReason: { label: fields.hiddenReason, show: (value) => String(value || '–') },
    },
    fields: [],
    texts: { hiddenReason: { label: hideReason, hint: hideReasonHints, maxLength: maxReason } },
  }
}
