import { BulkDialog } from '../ui/bulk/bulk-dialog.tsx'
import type { BulkAsked } from '../ui/bulk/bulk-words.ts'
import { useProductBulkWords } from './use-bulk-words.ts'

/** Asks before many products are changed. */
export const ProductBulk = (asked: BulkAsked) => <BulkDialog words={useProductBulkWords()} {...asked} />
