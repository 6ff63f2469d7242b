import { fold } from '@quarterdeck/contract/kit/fold'
import { type Expression, type SqlBool, sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Returns SQL for the digits of a phone number as dialed from abroad, without the `(0)` for domestic callers; trigram indexes
 * have the same expression.
 */
const figuresOf = (field: string) => sql`regexp_replace(replace(${sql.ref(field)}, '(0)', ''), '\\D', '', 'g')`

const isPhone = /^[\d\s+()./-]+$/
/** Matches a phone link (RFC 3966), as copied from a page; its parameters don't belong to the number. */
const link = /^tel:([^;?]*).*$/s
const isFromAbroad = /^(?:\+|00)/

/** Returns the digits of a search text without the country code or the zero in its place, because each is optional. */
const figuresIn = (q: string): string => {
  const typed = fold(q).trim().replace(link, '$1').replaceAll('%20', ' ')
  if (!isPhone.test(typed)) return ''
  const dialed = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  const known = isFromAbroad.test(typed) ? parsePhoneNumberFromString(`+${dialed}`) : undefined
  return known?.nationalNumber.replace(/^0+/, '') ?? dialed
}

/** Returns the condition for a phone number in any grouping; undefined for a text that is no number. */
export const hasPhone = (field: string, q: string): Expression<SqlBool> | undefined => {
  const digits = figuresIn(q)
  return digits.length >= 3 ? sql<SqlBool>`${figuresOf(field)} like ${`%${digits}%`}` : undefined
}
