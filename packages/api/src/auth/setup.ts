import { Problem } from '@quarterdeck/contract/problem'
import { setup } from '@quarterdeck/contract/setup'
import { UserDraft } from '@quarterdeck/contract/users'
import { hashPassword } from 'better-auth/crypto'
import { nobody } from '../http/actor.ts'
import type { Serve } from '../http/serve.ts'
import type { Db } from '../ports.ts'
import { create, toWire } from '../users/index.ts'
import { offeredAccounts } from './sample-accounts.ts'

const isEmpty = async (db: Db) => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

export const serveSetup = (serve: Serve): void => {
  serve.read(setup.read, async ({ db }) => ({
    needed: await isEmpty(db),
    accounts: await offeredAccounts(db),
  }))

  serve.write(setup.create, async ({ body: { name, email, password }, ...context }) => {
    const { tx, now } = context
    // The row is the lock: of two first owners at one moment the second waits here and finds it taken.
    const first = await tx
      .insertInto('installation')
      .values({ key: 'owner', value: JSON.stringify(email) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!first || !(await isEmpty(tx))) throw new Problem('conflict', { message: 'There is an owner already' })

    const draft = UserDraft.parse({ name, email, status: 'Active', accessRole: 'owner' })
    const [owner] = await create({ ...context, actor: { ...nobody, accessRole: 'owner' } }, [draft])
    if (!owner) throw new Problem('internal')
    await tx
      .insertInto('credentials')
      .values({
        userId: owner.id,
        accountId: String(owner.id),
        providerId: 'credential',
        password: await hashPassword(password),
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await tx.updateTable('users').set({ emailVerified: true }).where('id', '=', owner.id).execute()
    return { user: toWire(owner) }
  })
}
