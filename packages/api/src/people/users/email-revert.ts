import { emailRevertDays } from '@quarterdeck/contract/account/email-change'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { generateRandomString } from 'better-auth/crypto'
import type { Selectable } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'
import type { PersonSchema } from '../../kit/sql/schema-person.ts'

type Revert = Selectable<PersonSchema['emailReverts']>

const hashOf = (token: string) => digest(new TextEncoder().encode(token))

/** Stores a user's former address and returns the token that restores it. */
export const createRevert = async (
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
  { id: userId, email }: { readonly id: number; readonly email: string },
): Promise<string> => {
  const token = generateRandomString(32)
  const expiresAt = new Date(now.getTime() + emailRevertDays * 24 * 3_600_000)
  await tx
    .insertInto('emailReverts')
    .values({ userId, email, token: await hashOf(token), changedAt: now, expiresAt })
    .execute()
  return token
}

/** Returns the change that a link reverts, locked. @throws Problem at `token` if it has expired */
export const revertBy = async (tx: Tx, token: string, now: Date): Promise<Revert> => {
  const found = await tx
    .selectFrom('emailReverts')
    .selectAll()
    .where('token', '=', await hashOf(token))
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (found) return found
  throw fieldProblem('token', { code: 'invalid', message: 'This link is no longer valid' })
}

/** Ends a revert link and those of later changes, so that a thief gets nothing back. */
export const endReverts = async (tx: Tx, { userId, id }: Revert): Promise<void> => {
  await tx.deleteFrom('emailReverts').where('userId', '=', userId).where('id', '>=', id).execute()
}
