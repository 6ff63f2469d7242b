import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { Db, Tx } from '../../kit/ports.ts'

/** Returns the language of a customer's documents: that of their newest invoice, or else of their account. */
export const languageOf = async (db: Db | Tx, customerId: number): Promise<Locale> => {
  const newest = await db
    .selectFrom('invoices')
    .select('language')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) return newest.language
  const user = await db.selectFrom('users').select('locale').where('id', '=', customerId).executeTakeFirst()
  return user?.locale ?? 'en'
}
