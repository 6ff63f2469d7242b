import type { Tx } from '../../kit/ports.ts'
import { endVerifications } from '../../kit/sql/verifications.ts'

/** Removes a user's second factor and their trusted devices. Returns whether there was one. */
export const removeSecondFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('twoFactors')
    .where('userId', '=', userId)
    .returning('verified')
    .executeTakeFirst()
  await tx.updateTable('users').set({ twoFactorEnabled: false }).where('id', '=', userId).execute()
  await distrustDevices(tx, userId)
  return removed?.verified ?? false
}

/** Revokes trusted devices, which must enter the second factor again. */
export const distrustDevices = (tx: Tx, userId: number): Promise<void> => endVerifications(tx, 'trust-device', [userId])
