import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { reading } from '../../../lib/api/queries.ts'

/** Whether somebody has closed their account. */
export const leavingOf = (id: number) => reading(deactivation.of, { id: String(id) })
