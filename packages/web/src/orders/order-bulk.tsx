import { BulkDialog } from '../ui/bulk/bulk-dialog.tsx'
import type { BulkAsked } from '../ui/bulk/bulk-words.ts'
import { useOrderBulkWords } from './use-bulk-words.ts'

/** Asks before many orders are changed. */
export const OrderBulk = (asked: BulkAsked) => <BulkDialog words={useOrderBulkWords()} {...asked} />
