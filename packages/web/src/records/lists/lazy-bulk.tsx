import { lazy } from 'react'
import type { Part } from '../../lib/part.ts'
import type { BulkQuestion } from './bulk/bulk-words.ts'
import type { Changes } from './changes.ts'

/** Asks before many records are changed, in the words of their kind. */
export const bulkOf = <Row,>(changes: Part<() => Changes<Row>>) =>
  lazy(async () => {
    const [{ BulkDialog }, { useBulkWords }, useOwn] = await Promise.all([
      import('./bulk/bulk-dialog.tsx'),
      import('./changes.ts'),
      changes.load(),
    ])
    return { default: (asked: BulkQuestion) => <BulkDialog words={useBulkWords(useOwn())} {...asked} /> }
  })
