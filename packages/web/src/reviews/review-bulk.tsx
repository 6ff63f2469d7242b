import { BulkDialog } from '../ui/bulk/bulk-dialog.tsx'
import type { BulkAsked } from '../ui/bulk/bulk-words.ts'
import { useReviewBulkWords } from './use-bulk-words.ts'

/** Asks before many reviews are changed. */
export const ReviewBulk = (asked: BulkAsked) => <BulkDialog words={useReviewBulkWords()} {...asked} />
