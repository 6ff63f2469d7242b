import type { WithForm } from '@quarterdeck/contract/kit/entities'
import type { Target } from '../../lib/side-panel.ts'

/** The page of a record, on which it is read and changed. */
export const formOf = (entity: WithForm, id: number | string): Target => ({
  to: `/${entity}/$id`,
  params: { id: String(id) },
})
