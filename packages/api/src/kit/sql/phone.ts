import { fold } from '@quarterdeck/contract/kit/fold'
import { type Expression, type SqlBool, sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The figures of a telephone number as they are dialed from abroad, without the `(0)` for callers at home; trigram indexes have the same expression. */
const figuresOf = (field: string) => sql`regexp_replace(replace(${sql.ref(field)}, '(0)', ''), '\\D', '', 'g')`

const isPhone = /^[\d\s+()./-]+$/
/** A link to call by (RFC 3966), as it is copied from a page: its parameters say nothing of who it is. */
const link = /^tel:([^;?]*).*$/s
const isFromAbroad = /^(?:\+|00)/

/** The zero before an area code stands for the code of the country: neither is there in every spelling. */
const figuresIn = (q: string): string => {
  const typed = fold(q).trim().replace(link, '$1').replaceAll('%20', ' ')
  if (!isPhone.test(typed)) return ''
  const dialed = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  const known = isFromAbroad.test(typed) ? parsePhoneNumberFromString(`+${dialed}`) : undefined
  return known?.nationalNumber.replace(/^0+/, '') ?? dialed
}

/** Matches a telephone number that is the one that a text writes, however either is grouped; undefined for a text that writes none. */
export const hasPhone = (field: string, q: string): Expression<SqlBool> | undefined => {
  const wanted = figuresIn(q)
  return wanted.length >= 3 ? sql<SqlBool>`${figuresOf(field)} like ${`%${wanted}%`}` : undefined
}
