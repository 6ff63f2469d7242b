import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Tx } from '../../kit/ports.ts'
import { endVerifications } from '../../kit/sql/verifications.ts'

/** Verifies a user's password. @throws Problem at the field of that name if it is wrong */
export const requirePassword = async (tx: Tx, userId: number, password: string, field = 'password'): Promise<void> => {
  const credential = await tx
    .selectFrom('credentials')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (credential?.password && (await verifyPassword({ hash: credential.password, password }))) return
  throw fieldProblem(field, { code: 'wrong', message: 'This is not your password' })
}

/** Sets a user's password and invalidates reset links. */
export const setPassword = async (tx: Tx, userId: number, password: string, now: Date): Promise<void> => {
  await tx
    .updateTable('credentials')
    .set({ password: await hashPassword(password), updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
  await endVerifications(tx, 'reset-password', [userId])
}
