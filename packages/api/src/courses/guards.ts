import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { Tx } from '../kit/ports.ts'
import { byIds } from '../people/users/index.ts'

/** Returns the user named by a field; undefined for none. @throws Problem at the field if there is no such user */
export const guardUser = async (tx: Tx, field: string, id: number | null) => {
  if (id === null) return undefined
  const [user] = await byIds(tx, [id])
  if (!user) throw fieldProblem(field, { code: 'unknown_record', message: 'There is no user with this number' })
  return user
}
