import type { Condition, Simple } from '@quarterdeck/contract/list'
import { there } from '../../../lib/i18n/zone.ts'
import { isKeyword } from './keywords.ts'
import { quote } from './tokens.ts'
import type { LineField, Vocabulary } from './vocabulary.ts'

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** An instant at which a day begins where the person is as that day, any other as it is. */
const dayOr = (iso: string): string => {
  const at = there(new Date(iso))
  const isMidnight = at.getHours() + at.getMinutes() + at.getSeconds() + at.getMilliseconds() === 0
  const day = `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`
  return isMidnight ? day : quote(iso, [])
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
      return signs[condition.op] + (field.kind === 'days' ? dayOr(String(condition.value)) : String(condition.value))
  }
}

/** Writes what a list is searched and filtered by as one line; what the line has no words for is left out. */
export const writeLine = (q: string, where: readonly Condition[], vocabulary: Vocabulary): string => {
  const { fields, words } = vocabulary
  const one = (condition: Simple): string => {
    const field = fields.find((each) => each.field === condition.field)
    return field ? `${field.name}:${valueWords(condition, field, vocabulary)}` : ''
  }
  const filters = where.map((condition) =>
    condition.op === 'any' ? condition.of.map(one).filter(Boolean).join(` ${words.or} `) : one(condition),
  )
  const searched = q.split(/\s+/).filter(Boolean)
  return [...filters, ...searched.map((word) => (word === 'OR' || word === words.or ? `"${word}"` : quoteWord(word)))]
    .filter(Boolean)
    .join(' ')
}

/** Of the words that are searched only those with a colon or a quote could be taken for something else. */
const quoteWord = (word: string) => (/[":\\]/.test(word) ? `"${word.replace(/["\\]/g, '\\$&')}"` : word)
