import type { Tx } from '../../kit/ports.ts'
import { endVerifications } from '../../kit/sql/verifications.ts'

/** Takes the second factor off somebody, and what trusted devices skip it by; whether there was one. */
export const takeOff = async (tx: Tx, userId: number): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('twoFactors')
    .where('userId', '=', userId)
    .returning('verified')
    .executeTakeFirst()
  await tx.updateTable('users').set({ twoFactorEnabled: false }).where('id', '=', userId).execute()
  await distrustDevices(tx, userId)
  return removed?.verified ?? false
}

/** Devices that were trusted to skip the second factor are asked for it again. */
export const distrustDevices = (tx: Tx, userId: number): Promise<void> => endVerifications(tx, 'trust-device', [userId])
