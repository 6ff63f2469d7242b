import { type SampleAccount, setup } from '@quarterdeck/contract/account/setup'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { UserDraft } from '@quarterdeck/contract/people/users'
import { hashPassword } from 'better-auth/crypto'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db } from '../../kit/ports.ts'
import { sampleAccounts, samplePassword, toDto } from '../../people/users/index.ts'
import * as company from '../../sales/company/index.ts'
import { openAccount } from './account.ts'

const isEmpty = async (db: Db) => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

/** Returns the accounts that a sample installation offers on its sign-in screen; none in a real one. */
const offeredAccounts = async (db: Db): Promise<SampleAccount[]> => {
  const marker = await db.selectFrom('installation').select('key').where('key', '=', 'sample').executeTakeFirst()
  return marker ? sampleAccounts.map((account) => ({ ...account, password: samplePassword })) : []
}

export const serveSetup = (serve: Serve): void => {
  serve.read(setup.read, async ({ db }) => ({
    needed: await isEmpty(db),
    accounts: await offeredAccounts(db),
  }))

  serve.write(setup.create, async ({ body: { name, email, password, timeZone }, ...context }) => {
    const { tx } = context
    // The row is the lock: of two first owners at one moment the second waits here and finds it taken.
    const first = await tx
      .insertInto('installation')
      .values({ key: 'owner', value: JSON.stringify(email) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!first || !(await isEmpty(tx)))
      throw new Problem('conflict', { message: 'This installation already has an owner' })

    const draft = UserDraft.parse({ name, email, status: 'Active', accessRole: 'owner' })
    const owner = await openAccount(context, draft, { password: await hashPassword(password) })
    if (timeZone) await company.begin(context, timeZone)
    return { user: toDto(owner) }
  })
}
