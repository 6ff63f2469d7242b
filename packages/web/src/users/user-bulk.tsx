import { BulkDialog } from '../ui/bulk/bulk-dialog.tsx'
import type { BulkAsked } from '../ui/bulk/bulk-words.ts'
import { useUserBulkWords } from './use-bulk-words.ts'

/** Asks before many users are changed. */
export const UserBulk = (asked: BulkAsked) => <BulkDialog words={useUserBulkWords()} {...asked} />
