import type { Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'
import { keepSetting, settingOf } from '../../kit/sql/setting.ts'

const key = 'visitSalt'

interface Salt {
  readonly day: string
  readonly salt: string
}

/** What makes the digests of a day; that of the day before is forgotten, so that nobody is known again. */
export const saltOf = async (tx: Tx, now: Date, newId: () => string): Promise<string> => {
  const day = now.toISOString().slice(0, 10)
  const kept = (await settingOf(tx, key)) as Salt | undefined
  if (kept?.day === day) return kept.salt
  const salt = newId()
  await keepSetting(tx, key, { day, salt })
  return salt
}

/** Tells visitors of a site apart for a day. Neither address nor browser is kept. */
export const visitorOf = async (salt: string, site: string, address: string, userAgent: string): Promise<string> =>
  (await digest(new TextEncoder().encode([salt, site, address, userAgent].join('\n')))).slice(0, 24)
