import { lazy } from 'react'
import type { BulkQuestion } from './bulk/bulk-words.ts'
import type { Changes } from './changes.ts'

/** Asks before many records are changed, in the words of their kind. */
export const lazyBulkOf = <Row,>(useChanges: () => Changes<Row>) =>
  lazy(async () => {
    const [{ BulkDialog }, { useBulkWords }] = await Promise.all([
      import('./bulk/bulk-dialog.tsx'),
      import('./changes.ts'),
    ])
    return { default: (asked: BulkQuestion) => <BulkDialog words={useBulkWords(useChanges())} {...asked} /> }
  })
