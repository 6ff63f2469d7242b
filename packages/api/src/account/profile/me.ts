import { type Me, me, session } from '@quarterdeck/contract/account/me'
import { permissionsOf } from '@quarterdeck/contract/kit/permission'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import type { Actor } from '../../kit/actor.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db } from '../../kit/ports.ts'
import { zoneOf } from '../../sales/company/index.ts'
import { listsOf } from '../../system/views/index.ts'
import { ownSettingsOf } from './settings.ts'

/** Returns a user's settings and list preferences. */
const preferencesOf = async (db: Db, id: number): Promise<Pick<Me, 'settings' | 'lists'>> => {
  const [settings, lists] = await Promise.all([ownSettingsOf(db, id), listsOf(db, { id })])
  return { settings, lists }
}

const toMe = async (
  db: Db,
  { scope, seen: _, needsSecondFactor = false, leaving, viewer, ...actor }: Actor,
): Promise<Me> => ({
  ...actor,
  needsSecondFactor,
  leaving: leaving ? { kind: leaving.kind, until: leaving.until.toISOString() } : null,
  viewer: viewer ? { ...viewer, until: viewer.until.toISOString() } : null,
  image: actor.image || avatarUrl(actor.email),
  permissions: permissionsOf(actor.accessRole).filter((permission) => scope?.includes(permission) ?? true),
  companyZone: await zoneOf(db),
  ...(await preferencesOf(db, actor.id)),
})

export const serveMe = (serve: Serve): void => {
  serve.read(me.read, async ({ db, actor }) => toMe(db, actor))
  serve.read(session.read, async ({ db, whoAsks }) => {
    const actor = await whoAsks()
    return actor ? toMe(db, actor) : null
  })
}
