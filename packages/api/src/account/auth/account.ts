import type { Locale } from '@quarterdeck/contract/kit/locales'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { UserDraft } from '@quarterdeck/contract/people/users'
import { nobody } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import { create } from '../../people/users/index.ts'

/**
 * Creates an active user with a confirmed address and a password hash. No person acts here: the rules allow it, and
 * there is no session to prove.
 */
export const openAccount = async (
  context: WriteContext,
  draft: UserDraft,
  { password, locale }: { readonly password: string; readonly locale?: Locale },
) => {
  const { tx, now } = context
  const free: WriteContext = { ...context, actor: { ...nobody, accessRole: 'owner' }, proof: async () => 'mailbox' }
  const [user] = await create(free, [draft])
  if (!user) throw new Problem('internal')
  await tx
    .insertInto('credentials')
    .values({
      userId: user.id,
      accountId: String(user.id),
      providerId: 'credential',
      password,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await tx
    .updateTable('users')
    .set({ emailVerified: true, ...(locale && { locale }) })
    .where('id', '=', user.id)
    .execute()
  if (locale) await tx.insertInto('ownSettings').values({ userId: user.id, choseLocale: true }).execute()
  return user
}
