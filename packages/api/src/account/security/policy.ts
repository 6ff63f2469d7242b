import type { TwoFactorPolicy } from '@quarterdeck/contract/account/security'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { Db, Tx } from '../../kit/ports.ts'
import { saveSetting, settingOf } from '../../kit/sql/setting.ts'

const key = 'twoFactorPolicy'

/** Returns the roles that must have a second factor, and the date from which. */
export const policyOf = async (db: Db | Tx): Promise<TwoFactorPolicy | null> =>
  // The value was written by `keepPolicy`.
  ((await settingOf(db, key)) as TwoFactorPolicy | undefined) ?? null

export const savePolicy = (tx: Tx, policy: TwoFactorPolicy): Promise<void> => saveSetting(tx, key, policy)

/** Returns the date from which a role must have a second factor; null if it needn't. */
export const requiredFrom = (policy: TwoFactorPolicy | null, role: AccessRole): string | null =>
  policy?.roles.includes(role) ? new Date(policy.from).toISOString() : null
