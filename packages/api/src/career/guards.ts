import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { Tx } from '../kit/ports.ts'

/** @throws Problem `unknown_record` at a field that names nobody who is there */
export const guardPerson = async (tx: Tx, field: string, id: number | null, before?: number | null): Promise<void> => {
  if (id === null || id === before) return
  const found = await tx.selectFrom('users').select('id').where('id', '=', id).where('deletedAt', 'is', null).execute()
  if (found.length === 0)
    throw fieldProblem(field, { code: 'unknown_record', message: 'There is no user with this number' })
}

/** @throws Problem `invalid` at a field whose day is before that of another */
export const guardOrder = (field: string, day: Date | null, first: Date): void => {
  if (day !== null && day < first)
    throw fieldProblem(field, { code: 'invalid', message: `Not before ${first.toISOString().slice(0, 10)}` })
}
