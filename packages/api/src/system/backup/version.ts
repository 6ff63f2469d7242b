import { nobody } from '../../kit/actor.ts'
import type { Db } from '../../kit/ports.ts'
import { saveSetting, settingOf } from '../../kit/sql/setting.ts'
import { notifyWhoMay } from '../notices/index.ts'

const setting = 'version'

/** Stores the version that works on the database, and notifies owners if another one did before. */
export const noteVersion = (db: Db, version: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await settingOf(tx, setting)
    if (before === version) return
    await saveSetting(tx, setting, version)
    if (before !== undefined) await notifyWhoMay({ tx, now, actor: nobody }, { event: 'upgraded', data: { version } })
  })
