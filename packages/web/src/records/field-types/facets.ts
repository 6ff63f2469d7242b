import type { Kind } from '@quarterdeck/contract/core/kind'
import type { Facet } from '../../ui/data-table/field.ts'
import type { History } from '../history.ts'

const kinds = { choice: 'choice', text: 'text', number: 'number', money: 'money' } as const

/** What makes the filter over a field of a list: as its description in the contract has it, in the words of its values. */
export const facetsOf =
  ({ list }: Pick<Kind, 'list'>, { fields }: Pick<History, 'fields'>) =>
  (field: string, more: Pick<Facet, 'words' | 'rare' | 'empties'> = {}): Facet => {
    const filter = list.filters[field]
    const { label = field, choices = {}, countries } = fields[field] ?? {}
    if (countries) return { field, label, labelOf: countries.nameOf, ...more }
    if (filter?.kind === 'date') return { kind: 'days', field, label, ...(filter.isDay && { isKept: true }), ...more }
    if (filter?.kind !== 'choice') return { kind: kinds[filter?.kind ?? 'text'], field, label, ...more }
    return { field, label, options: filter.values.map((value) => ({ value, label: choices[value] ?? value })), ...more }
  }
