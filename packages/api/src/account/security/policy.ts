import type { TwoFactorPolicy } from '@quarterdeck/contract/account/security'
import type { AccessRole } from '@quarterdeck/contract/core/permission'
import type { Db, Tx } from '../../ports.ts'

const key = 'twoFactorPolicy'

/** Who must have a second factor, and from when. */
export const policyOf = async (db: Db | Tx): Promise<TwoFactorPolicy | null> => {
  const found = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst()
  return (found?.value as TwoFactorPolicy | undefined) ?? null
}

export const keepPolicy = async (tx: Tx, policy: TwoFactorPolicy): Promise<void> => {
  const value = JSON.stringify(policy)
  await tx
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** From when somebody of this access role must have it; null where nobody asks for it. */
export const requiredFrom = (policy: TwoFactorPolicy | null, role: AccessRole): string | null =>
  policy?.roles.includes(role) ? new Date(policy.from).toISOString() : null
