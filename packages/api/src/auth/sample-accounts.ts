import type { SampleAccount } from '@quarterdeck/contract/account/setup'
import { sampleAccounts, samplePassword } from '../people/users/index.ts'
import type { Db } from '../ports.ts'

/** The accounts that a sample installation offers on its sign-in screen; none in a real one. */
export const offeredAccounts = async (db: Db): Promise<SampleAccount[]> => {
  const marker = await db.selectFrom('installation').select('key').where('key', '=', 'sample').executeTakeFirst()
  return marker ? sampleAccounts.map((account) => ({ ...account, password: samplePassword })) : []
}
