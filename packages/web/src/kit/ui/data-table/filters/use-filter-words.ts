import type { Condition, Simple } from '@quarterdeck/contract/kit/list'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { rangeOf } from '../day-range.ts'
import { type DaysFacet, type Facet, isChoice, labelOfValue } from '../field.ts'
import { tableMessages } from '../messages/index.ts'

type Named = readonly { readonly name: string; readonly label: string }[]

/** Returns functions that describe the filters of a list in words. */
export const useFilterWords = (facets: readonly Facet[], fields: Named) => {
  const { chips: m, days } = useMessages(tableMessages)
  const formats = useFormats()

  const facetOf = (name: string) => facets.find(({ field }) => field === name)
  const labelOf = (name: string): string =>
    facetOf(name)?.label ?? fields.find((field) => field.name === name)?.label ?? name

  const inDays = (conditions: readonly Condition[], { isKept }: DaysFacet) => {
    const { from, to } = rangeOf(conditions, isKept)
    if (from && to) return formats.days(from, to)
    return from ? m.since(formats.days(from, from)) : to ? m.until(formats.days(to, to)) : ''
  }
  const some = (labels: readonly string[]) =>
    labels.length > 3 ? m.andMore(labels.slice(0, 2).join(', '), labels.length - 2) : labels.join(', ')
  const one = (condition: Simple, facet: Facet | undefined): string => {
    switch (condition.op) {
      case 'empty':
        return condition.value ? m.empty : m.filled
      case 'within':
        return days.period(condition.value)
      case 'before':
        return m.before(days.period(condition.value))
      case 'has':
        return some(condition.values.map((value) => m.has(value)))
      case 'in':
        return some(
          condition.values.map((value) =>
            facet && isChoice(facet) ? labelOfValue(facet, String(value)) : String(value),
          ),
        )
      default: {
        if (facet?.kind === 'days') return inDays([condition], facet)
        const value = Number(condition.value)
        return m[condition.op](facet?.kind === 'money' ? formats.money(value) : formats.number(value))
      }
    }
  }
  /** Describes the conditions of a field without its name, or those of a group with names. */
  const wordsOf = (conditions: readonly Condition[]): string => {
    const facet = facetOf(conditions[0]?.field ?? '')
    const isSpan = facet?.kind === 'days' && conditions.every(({ op }) => op === 'gte' || op === 'lt')
    if (isSpan) return inDays(conditions, facet)
    return conditions
      .map((condition) =>
        condition.op === 'any'
          ? condition.of.map((each) => `${labelOf(each.field)} ${one(each, facetOf(each.field))}`).join(` ${m.or} `)
          : one(condition, facet),
      )
      .join(', ')
  }
  return { labelOf, wordsOf }
}
