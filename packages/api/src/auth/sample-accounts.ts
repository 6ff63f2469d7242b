import type { SampleAccount } from '@quarterdeck/contract/account/setup'
import type { Db } from '../ports.ts'
import { sampleAccounts, samplePassword } from '../sample/index.ts'

/** The accounts that a sample installation offers on its sign-in screen; none in a real one. */
export const offeredAccounts = async (db: Db): Promise<SampleAccount[]> => {
  const marker = await db.selectFrom('installation').select('key').where('key', '=', 'sample').executeTakeFirst()
  return marker ? sampleAccounts.map((account) => ({ ...account, password: samplePassword })) : []
}
