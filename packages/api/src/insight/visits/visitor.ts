import type { Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'
import { saveSetting, settingOf } from '../../kit/sql/setting.ts'

const key = 'visitSalt'

interface Salt {
  readonly day: string
  readonly salt: string
}

/**
 * Returns the salt of today's visitor digests. Yesterday's salt is deleted, so that no visitor is recognized on another
 * day.
 */
export const saltOf = async (tx: Tx, now: Date, newId: () => string): Promise<string> => {
  const day = now.toISOString().slice(0, 10)
  const stored = (await settingOf(tx, key)) as Salt | undefined
  if (stored?.day === day) return stored.salt
  const salt = newId()
  await saveSetting(tx, key, { day, salt })
  return salt
}

/** Returns a digest that recognizes a visitor of a site for a day. Neither address nor browser is stored. */
export const visitorOf = async (salt: string, site: string, address: string, userAgent: string): Promise<string> =>
  (await digest(new TextEncoder().encode([salt, site, address, userAgent].join('\n')))).slice(0, 24)
