import type { Condition, Simple } from '@quarterdeck/contract/kit/list'
import { conditionsOfField, type Flaw, mayBeAlternative } from './read-value.ts'
import { isQuoted, splitUnquoted, type Token, tokensOf, unquote } from './tokens.ts'
import type { QueryField, Vocabulary } from './vocabulary.ts'

export interface Mistake {
  readonly flaw: Flaw | 'field' | 'or'
  /** A part that could not be parsed, with its position. */
  readonly text: string
  readonly at: number
  /** Label of the field whose value it is. */
  readonly label?: string
}

export interface Line {
  readonly q: string
  readonly where: readonly Condition[]
  readonly mistakes: readonly Mistake[]
}

type Piece =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'or'; readonly token: Token }
  | { readonly kind: 'filter'; readonly conditions: readonly Simple[]; readonly token: Token }

const fieldsOf = (name: string, { fields }: Vocabulary): readonly QueryField[] =>
  fields.filter(({ names }) => names.includes(name.toLowerCase()))

/** Returns the best match for a field name. */
export const fieldOf = (name: string, vocabulary: Vocabulary): QueryField | undefined => fieldsOf(name, vocabulary)[0]

const pieceOf = (token: Token, vocabulary: Vocabulary): Piece | Mistake => {
  const { text, at } = token
  if (text === 'OR' || text === vocabulary.words.or) return { kind: 'or', token }
  const [name = '', ...rest] = splitUnquoted(text, ':')
  if (rest.length === 0 || isQuoted(text)) return { kind: 'word', text: unquote(text) }
  const [field, ...others] = fieldsOf(name, vocabulary)
  if (!field) return { flaw: 'field', text: name, at }
  const reads = [field, ...others].map((each) => conditionsOfField(each, rest.join(':'), vocabulary.words))
  // A price may be one of some spans or an amount: the value tells which of them is meant.
  const read = reads.find((each) => 'conditions' in each) ?? reads[0]
  if (read && !('flaw' in read)) return { kind: 'filter', conditions: read.conditions, token }
  const found = read ?? ({ flaw: 'value', text } as const)
  return { ...found, at: at + Math.max(0, text.lastIndexOf(found.text)), label: field.name }
}

/** Adds a condition: several values of a field are joined, other conditions on it replaced. */
export const merge = (where: readonly Condition[], next: Condition): readonly Condition[] => {
  const at = where.findIndex(({ field, op }) => field === next.field && op === next.op)
  const before = where[at]
  if (!before) return [...where, next]
  if ((before.op === 'in' && next.op === 'in') || (before.op === 'has' && next.op === 'has')) {
    const values = [...new Set([...before.values, ...next.values])]
    return where.with(at, { ...next, values } as Condition)
  }
  return where.with(at, next)
}

/** Joins conditions of several origins. Groups are renumbered, because each origin counts from one. */
export const joinConditions = (...origins: readonly (readonly Condition[])[]): readonly Condition[] => {
  let groups = 0
  return origins.flat().map((condition) => {
    if (condition.op !== 'any') return condition
    groups += 1
    return { ...condition, field: `or${groups}` }
  })
}

const isAlternative = (piece: Piece | undefined): piece is Extract<Piece, { kind: 'filter' }> =>
  piece?.kind === 'filter' && piece.conditions.length === 1 && piece.conditions.every(mayBeAlternative)

/** Parses a query into filters, alternatives, search words and mistakes. */
export const parseQuery = (line: string, vocabulary: Vocabulary): Line => {
  const read = tokensOf(line).map((token) => pieceOf(token, vocabulary))
  const mistakes = read.filter((piece) => 'flaw' in piece)
  const pieces = read.filter((piece) => 'kind' in piece)
  const words: string[] = []
  let where: readonly Condition[] = []
  let groups = 0
  for (let place = 0; place < pieces.length; place += 1) {
    const alternatives = [pieces[place]]
    while (pieces[place + 1]?.kind === 'or') {
      alternatives.push(pieces[place + 2])
      place += 2
    }
    const [first] = alternatives
    if (alternatives.length === 1 && first?.kind === 'word') words.push(first.text)
    else if (alternatives.length === 1 && first?.kind === 'filter') where = first.conditions.reduce(merge, where)
    else {
      const of = alternatives.flatMap((each) => (isAlternative(each) ? each.conditions : []))
      if (of.length === alternatives.length) {
        groups += 1
        const joined = of.reduce<readonly Condition[]>(merge, []) as readonly Simple[]
        where = [...where, { field: `or${groups}`, op: 'any', of: joined }]
      } else {
        const bad = alternatives.find((each) => !isAlternative(each))
        const text = bad?.kind === 'word' ? bad.text : (bad?.token.text ?? vocabulary.words.or)
        mistakes.push({ flaw: 'or', text, at: bad && bad.kind !== 'word' ? bad.token.at : line.length })
      }
    }
  }
  return { q: words.join(' '), where, mistakes }
}
