import type { Kind } from '@quarterdeck/contract/kit/kind'
import type { Facet } from '../../ui/data-table/field.ts'
import type { History } from '../history.ts'

const kinds = { choice: 'choice', text: 'text', number: 'number', money: 'money' } as const

/** Makes the filters of a list from their description in the contract, with the words of their values. */
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
