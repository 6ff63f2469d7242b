import { CollectorSettings, type StoredCollectorSettings } from '@quarterdeck/contract/insight/visits/collector'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { type Setting, settingWithVersion } from '../../kit/sql/setting.ts'

const key = 'collector'

/**
 * Default settings: nothing is collected before a site is named. Data protection authorities consider 25 months
 * sufficient.
 */
const defaults: CollectorSettings = { sites: [], days: 760 }

const toDto = ({ value, version }: Setting): StoredCollectorSettings => ({
  ...(CollectorSettings.safeParse(value).data ?? defaults),
  version,
})

export const settingsOf = async (db: Db | Tx): Promise<StoredCollectorSettings> =>
  toDto(await settingWithVersion(db, key))

/** @throws Problem `conflict` if they were changed since they were read */
export const change = async (
  context: WriteContext,
  settings: CollectorSettings,
  ifMatch: number | undefined,
): Promise<StoredCollectorSettings> => ({
  ...settings,
  version: await changeSetting(context, { key, value: settings, ifMatch, toDto }),
})
