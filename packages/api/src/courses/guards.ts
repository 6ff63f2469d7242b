import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { Tx } from '../kit/ports.ts'
import { byIds } from '../people/users/index.ts'

/** Who a field names; undefined for nobody. @throws Problem at the field for somebody who is not there */
export const guardUser = async (tx: Tx, field: string, id: number | null) => {
  if (id === null) return undefined
  const [user] = await byIds(tx, [id])
  if (!user) throw fieldProblem(field, { code: 'unknown_record', message: 'There is nobody of this number' })
  return user
}
