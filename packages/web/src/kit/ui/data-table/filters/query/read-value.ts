import { fold } from '@quarterdeck/contract/kit/fold'
import type { Simple } from '@quarterdeck/contract/kit/list'
import { conditionsOf, midnight } from '../../day-range.ts'
import { isPast, parseEmptyKeyword, periodOf } from './keywords.ts'
import { isQuoted, splitUnquoted, unquote } from './tokens.ts'
import type { QueryField, QueryKeywords } from './vocabulary.ts'

/** Errors of a value. */
export type Flaw = 'value' | 'number' | 'date' | 'missing'

type Read = { readonly conditions: readonly Simple[] } | { readonly flaw: Flaw; readonly text: string }

const operators = { '>=': 'gte', '<=': 'lte', '>': 'gt', '<': 'lt' } as const
type Sign = keyof typeof operators

const signOf = (text: string): Sign | undefined =>
  (['>=', '<=', '>', '<'] as const).find((sign) => text.startsWith(sign))

const numberOf = (text: string): number | undefined => {
  const value = Number(unquote(text))
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER / 100
    ? value
    : undefined
}

const numbers = ({ field }: QueryField, text: string): Read => {
  const bad = (part: string): Read => ({ flaw: 'number', text: part })
  const sign = signOf(text)
  if (sign) {
    const value = numberOf(text.slice(sign.length))
    return value === undefined ? bad(text) : { conditions: [{ field, op: operators[sign], value }] }
  }
  const [from = '', to] = text.split('..')
  if (to !== undefined) {
    const [min, max] = [numberOf(from), numberOf(to)]
    if (min === undefined || max === undefined) return bad(text)
    return {
      conditions: [
        { field, op: 'gte', value: min },
        { field, op: 'lte', value: max },
      ],
    }
  }
  const values = splitUnquoted(text, ',').map(numberOf)
  return values.includes(undefined) ? bad(text) : { conditions: [{ field, op: 'in', values: values as number[] }] }
}

const isDay = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  const at = new Date(year, month - 1, date)
  return /^\d{4}-\d\d-\d\d$/.test(text) && at.getMonth() === month - 1 && at.getDate() === date
}

/** Returns the condition for a day and a sign: its start, or its end for `>` and `<=`. */
const dayEdge = (field: string, sign: Sign, day: string): Simple => ({
  field,
  op: sign.startsWith('>') ? 'gte' : 'lt',
  value: midnight(day, sign === '>' || sign === '<=' ? 1 : 0).toISOString(),
})

const days = ({ field }: QueryField, text: string): Read => {
  const bad: Read = { flaw: 'date', text }
  const sign = signOf(text)
  const rest = unquote(sign ? text.slice(sign.length) : text)
  const period = periodOf(rest)
  // `<7d` is younger than seven days, `>7d` older.
  if (period && sign?.length !== 2)
    return { conditions: [{ field, op: sign === '>' ? 'before' : 'within', value: period }] }
  if (sign && isDay(rest)) return { conditions: [dayEdge(field, sign, rest)] }
  if (sign && rest.includes('T') && !Number.isNaN(Date.parse(rest))) {
    return { conditions: [{ field, op: operators[sign], value: new Date(rest).toISOString() }] }
  }
  const [from = '', to = from] = rest.split('..')
  return !sign && isDay(from) && isDay(to) ? { conditions: conditionsOf(field, { from, to }) } : bad
}

const choices = ({ field, options, isOpen }: QueryField, text: string): Read => {
  const parts = splitUnquoted(text, ',').map(unquote)
  const values = parts.map((part) => {
    const word = fold(part)
    const found = options.find(({ value, label }) => fold(value) === word || fold(label) === word)
    return found?.value ?? (isOpen ? part : undefined)
  })
  const unknown = values.indexOf(undefined)
  return unknown >= 0
    ? { flaw: 'value', text: parts[unknown] ?? '' }
    : { conditions: [{ field, op: 'in', values: values as string[] }] }
}

const texts = ({ field }: QueryField, text: string): Read =>
  text.startsWith('=')
    ? { conditions: [{ field, op: 'in', values: splitUnquoted(text.slice(1), ',').map(unquote) }] }
    : { conditions: [{ field, op: 'has', values: splitUnquoted(text, ',').map(unquote) }] }

const readers = { number: numbers, money: numbers, days, choice: choices, text: texts }

/** Parses the value after a field name into conditions or an error. */
export const conditionsOfField = (field: QueryField, text: string, words: QueryKeywords): Read => {
  if (unquote(text.replace(/^[<>=]+/, '')).trim() === '') return { flaw: 'missing', text }
  const isEmpty = isQuoted(text) ? undefined : parseEmptyKeyword(text, words)
  if (isEmpty !== undefined) return { conditions: [{ field: field.field, op: 'empty', value: isEmpty }] }
  return readers[field.kind](field, text)
}

/** Returns true if a condition can be part of an OR group. */
export const mayBeAlternative = (condition: Simple): boolean => !(condition.op === 'within' && isPast(condition.value))
