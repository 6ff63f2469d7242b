import { lazy } from 'react'
import type { Part } from '../../lib/part.ts'
import type { BulkQuestion, BulkWords } from './bulk/bulk-words.ts'

/** Asks before many records are changed, in the words of their kind. */
export const bulkOf = (words: Part<() => BulkWords>) =>
  lazy(async () => {
    const [{ BulkDialog }, useOwn] = await Promise.all([import('./bulk/bulk-dialog.tsx'), words.load()])
    return { default: (asked: BulkQuestion) => <BulkDialog words={useOwn()} {...asked} /> }
  })
