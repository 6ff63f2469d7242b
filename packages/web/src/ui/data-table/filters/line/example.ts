import { quote } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A line that this list understands: a value of its first choice, days, and what is searched. */
export const exampleOf = ({ fields }: Vocabulary, searched: string): string => {
  const choice = fields.find(({ kind, options }) => kind === 'choice' && options.length > 0)
  const days = fields.find(({ kind }) => kind === 'days')
  return [
    ...(choice ? [`${choice.name}:${quote(choice.options[0]?.label.toLowerCase() ?? '', [])}`] : []),
    ...(days ? [`${days.name}:<7d`] : []),
    searched,
  ].join(' ')
}
