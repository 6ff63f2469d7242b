import { Button } from '@mantine/core'
import type { Condition } from '@quarterdeck/contract/list'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './chips.module.css'
import { presetOf, rangeOf } from './day-range.ts'
import { type Facet, type Field, labelOfValue } from './field.ts'
import { tableMessages } from './messages/index.ts'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly state: ListState
  readonly facets: readonly Facet[]
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
}

/** The words for what a field is filtered by. */
const useWords = () => {
  const { chips: m, days } = useMessages(tableMessages)
  const formats = useFormats()
  const inWords = (conditions: readonly Condition[]) => {
    const { from, to } = rangeOf(conditions)
    const preset = presetOf({ from, to }, new Date())
    if (preset) return days[preset]
    if (from && to) return formats.days(from, to)
    return from ? m.since(formats.days(from, from)) : to ? m.until(formats.days(to, to)) : ''
  }
  const one = (condition: Condition, facet: Facet | undefined) => {
    if (condition.op === 'empty') return condition.value ? m.empty : m.filled
    if (condition.op !== 'in') return m[condition.op](String(condition.value))
    const labels = condition.values.map((value) =>
      facet && facet.kind !== 'days' ? labelOfValue(facet, String(value)) : String(value),
    )
    return labels.length > 3 ? m.andMore(labels.slice(0, 2).join(', '), labels.length - 2) : labels.join(', ')
  }
  return (conditions: readonly Condition[], facet: Facet | undefined) =>
    facet?.kind === 'days' ? inWords(conditions) : conditions.map((condition) => one(condition, facet)).join(', ')
}

/** Each filter of a list in words, to be taken away one by one or all at once. */
export const Chips = ({ state, facets, fields }: Props) => {
  const { chips: m } = useMessages(tableMessages)
  const { table } = useMessages(commonMessages)
  const words = useWords()
  const group = useRef<HTMLUListElement>(null)
  const { where } = state.request

  const names = [...new Set(where.map(({ field }) => field))]
  const toSearch = () => group.current?.closest('search')?.querySelector('input')?.focus()

  // The focus stays in the row of chips while there is one.
  const remove = (field: string) => {
    state.narrow(field, [])
    if (names.length === 1) return toSearch()
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    buttons[names.indexOf(field) + 1]?.focus()
  }
  const reset = () => {
    state.reset()
    toSearch()
  }
  return (
    <ul className={classes.chips} ref={group} aria-label={m.label}>
      {names.map((name) => {
        const facet = facets.find(({ field }) => field === name)
        const label = facet?.label ?? fields.find((field) => field.name === name)?.label ?? name
        const text = words(
          where.filter(({ field }) => field === name),
          facet,
        )
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.chip}
              aria-label={m.remove(label, text)}
              onClick={() => remove(name)}
            >
              <span className={classes.field}>{label}</span> <span className={classes.words}>{text}</span>
              <IconX size={14} aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <Button variant="subtle" size="xs" onClick={reset}>
          {table.reset}
        </Button>
      </li>
    </ul>
  )
}
