import { me } from '@quarterdeck/contract/account/me'
import { defaultSettings, type OwnSettings } from '@quarterdeck/contract/account/own-settings'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db, Tx } from '../../kit/ports.ts'

/** Returns a user's settings, which apply wherever they sign in. */
export const ownSettingsOf = async (db: Db, userId: number): Promise<OwnSettings> => {
  const row = await db
    .selectFrom('ownSettings')
    .innerJoin('users', 'users.id', 'ownSettings.userId')
    .selectAll('ownSettings')
    .select('locale')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return defaultSettings
  const { userId: _, choseLocale, locale, ...settings } = row
  return { ...settings, locale: choseLocale ? locale : null }
}

/** Stores a user's own settings; not journaled, because they concern nobody else. */
const keep = async (tx: Tx, userId: number, { locale, dashboards, ...change }: Partial<OwnSettings>): Promise<void> => {
  const row = {
    ...change,
    ...(dashboards && { dashboards: JSON.stringify(dashboards) }),
    ...(locale !== undefined && { choseLocale: locale !== null }),
  }
  await tx
    .insertInto('ownSettings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...row }))
    .execute()
  if (locale) await tx.updateTable('users').set({ locale }).where('id', '=', userId).execute()
}

export const serveOwnSettings = (serve: Serve): void => {
  serve.write(me.settings, async ({ tx, actor, body }) => {
    await keep(tx, actor.id, body)
    return ownSettingsOf(tx, actor.id)
  })
}
