import type { Condition, Simple } from '@quarterdeck/contract/core/list'
import { there } from '../../../../lib/i18n/zone.ts'
import { isKeyword } from './keywords.ts'
import { quote } from './tokens.ts'
import type { LineField, Vocabulary } from './vocabulary.ts'

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** What a kind of field has words for. */
const wordable: Readonly<Record<LineField['kind'], readonly Simple['op'][]>> = {
  choice: ['in', 'empty'],
  text: ['in', 'has', 'empty'],
  days: ['within', 'before', 'gt', 'gte', 'lt', 'lte', 'empty'],
  number: ['in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  money: ['in', 'gt', 'gte', 'lt', 'lte', 'empty'],
}

const isWordable = ({ field, op }: Simple, { fields }: Vocabulary) =>
  fields.some((each) => each.field === field && wordable[each.kind].includes(op))

/** Whether the line has words for a condition; alternatives are told only together. */
export const hasWords = (condition: Condition, vocabulary: Vocabulary): boolean =>
  condition.op === 'any'
    ? condition.of.every((each) => isWordable(each, vocabulary))
    : isWordable(condition, vocabulary)

/** An instant at which a day begins where the person is as that day, any other as it is. */
const dayOr = (iso: string, op: Simple['op']): string => {
  const at = there(new Date(iso))
  const isMidnight = at.getHours() + at.getMinutes() + at.getSeconds() + at.getMilliseconds() === 0
  const day = `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`
  // After a day is from the next one on, which is not after the moment at which it begins.
  return isMidnight && (op === 'gte' || op === 'lt') ? day : quote(iso, [])
}

const valueWords = (condition: Simple, field: LineField, { words }: Vocabulary): string => {
  const safe = (value: string) => (isKeyword(value, words) ? `"${value}"` : quote(value, []))
  switch (condition.op) {
    case 'empty':
      return condition.value ? words.empty : words.filled
    case 'within':
      return condition.value
    case 'before':
      return `>${condition.value}`
    case 'has':
      return condition.values.map(safe).join()
    case 'in': {
      const labels = condition.values.map(
        (value) => field.options.find((option) => option.value === value)?.label ?? String(value),
      )
      return `${field.kind === 'text' ? '=' : ''}${labels.map(safe).join()}`
    }
    default:
      return (
        signs[condition.op] +
        (field.kind === 'days' ? dayOr(String(condition.value), condition.op) : String(condition.value))
      )
  }
}

/** Writes what a list is searched and filtered by as one line; what the line has no words for is left out. */
export const writeLine = (q: string, where: readonly Condition[], vocabulary: Vocabulary): string => {
  const { fields, words } = vocabulary
  const one = (condition: Simple): string => {
    const field = fields.find((each) => each.field === condition.field)
    return field ? `${field.name}:${valueWords(condition, field, vocabulary)}` : ''
  }
  const told = where.filter((condition) => hasWords(condition, vocabulary))
  const filters = told.map((condition) =>
    condition.op === 'any' ? condition.of.map(one).join(` ${words.or} `) : one(condition),
  )
  const searched = q.split(/\s+/).filter(Boolean)
  return [...filters, ...searched.map((word) => (word === 'OR' || word === words.or ? `"${word}"` : quoteWord(word)))]
    .filter(Boolean)
    .join(' ')
}

/** Of the words that are searched only those with a colon or a quote could be taken for something else. */
const quoteWord = (word: string) => (/[":\\]/.test(word) ? `"${word.replace(/["\\]/g, '\\$&')}"` : word)
