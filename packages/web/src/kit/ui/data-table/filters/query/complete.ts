import { fold } from '@quarterdeck/contract/kit/fold'
import { offeredPeriods } from './keywords.ts'
import { fieldOf } from './read.ts'
import { quote, splitUnquoted, tokensOf, unquote } from './tokens.ts'
import type { QueryField, Vocabulary } from './vocabulary.ts'

/** A completion, and the part of the query it replaces. */
export interface Completion {
  readonly insert: string
  readonly label: string
  /** Text to insert, if it differs from the label. */
  readonly hint: string
  readonly from: number
}

const matches = (part: string, ...texts: readonly string[]) => texts.some((text) => fold(text).includes(fold(part)))

const valuesOf = (
  { kind, options }: QueryField,
  { words }: Vocabulary,
  periodWords: (period: string) => string,
): readonly (readonly [insert: string, label: string])[] => {
  switch (kind) {
    case 'choice':
      return options.map(({ label }) => [quote(label, []), label])
    case 'days':
      return offeredPeriods.map((period) => [period, periodWords(period)])
    case 'text':
      return [words.empty, words.filled].map((word) => [word, word])
    default:
      return []
  }
}

/** Returns completions at the caret: fields, or values of a field. */
export const complete = (
  line: string,
  caret: number,
  vocabulary: Vocabulary,
  labelOf: (field: string) => string,
  periodWords: (period: string) => string,
): readonly Completion[] => {
  const token = tokensOf(line).find(({ at, text }) => at < caret && caret <= at + text.length)
  const before = token ? token.text.slice(0, caret - token.at) : ''
  const [name = '', ...rest] = splitUnquoted(before, ':')
  if (rest.length === 0) {
    return vocabulary.fields
      .filter(({ names, field }) => matches(before, labelOf(field), ...names))
      .map(({ name, field }) => ({
        insert: `${name}:`,
        label: labelOf(field),
        hint: `${name}:`,
        from: caret - before.length,
      }))
  }
  const field = fieldOf(name, vocabulary)
  if (!field) return []
  const part = splitUnquoted(rest.join(':'), ',').at(-1) ?? ''
  const typed = part.replace(/^[<>=]+/, '')
  return valuesOf(field, vocabulary, periodWords)
    .filter(([insert, label]) => matches(unquote(typed), insert, label))
    .map(([insert, label]) => ({
      insert: `${insert} `,
      label,
      hint: insert === label ? '' : insert,
      from: caret - typed.length,
    }))
}
