import { Button, NativeSelect } from '@mantine/core'
import type { Condition, Group, Simple } from '@quarterdeck/contract/kit/list'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import shared from '../../styles/shared.module.css'
import { isChoice } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import { FacetContent } from './facet-content.tsx'
import classes from './filters.module.css'
import type { FiltersProps } from './filters-button.tsx'
import { useFilterWords } from './use-filter-words.ts'

const isGroup = (condition: Condition): condition is Group => condition.op === 'any'
const isSimple = (condition: Condition): condition is Simple => !isGroup(condition)

/** Returns an unused name for a group of alternatives. */
const freeName = (taken: readonly string[]): string => {
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => `or${index + 1}`)
  return numbers.find((name) => !taken.includes(name)) ?? ''
}

/** Returns a list state in which conditions apply to a group of alternatives. */
const groupState = (state: ListState, group: string): ListState => {
  const alternatives = state.where.flatMap((each) => (isGroup(each) && each.field === group ? each.of : []))
  const narrow: ListState['narrow'] = (field, conditions) => {
    const of = [...alternatives.filter((each) => each.field !== field), ...conditions.filter(isSimple)]
    state.narrow(group, of.length > 0 ? [{ field: group, op: 'any', of }] : [])
  }
  return {
    ...state,
    where: alternatives,
    request: { ...state.request, where: alternatives },
    chosen: (field) =>
      alternatives.flatMap((each) => (each.field === field && each.op === 'in' ? each.values.map(String) : [])),
    narrow,
    choose: (field, values) => narrow(field, values.length > 0 ? [{ field, op: 'in', values }] : []),
  }
}

/** Edits groups of filters joined by OR. Ranges consist of two conditions and are not available in a group. */
export const OrGroups = ({ facets, state, counts }: FiltersProps) => {
  const { alternatives: m, chips } = useMessages(tableMessages)
  const { labelOf, wordsOf } = useFilterWords(facets, [])
  const groups = state.where.filter(isGroup).map(({ field }) => field)
  const [group, setGroup] = useState(groups[0] ?? freeName([]))
  const offered = facets.filter((facet) => isChoice(facet) || facet.kind === 'text')
  const [field, setField] = useState(offered[0]?.field ?? '')
  const facet = offered.find((each) => each.field === field)
  const own = groupState(state, group)
  const shown = groups.includes(group) ? groups : [...groups, group]
  return (
    <div className={classes.alternatives}>
      <p className={classes.hint}>{m.hint}</p>
      {groups.length > 0 && (
        <div className={classes.groups}>
          {shown.map((name, place) => (
            <button key={name} type="button" aria-pressed={name === group} onClick={() => setGroup(name)}>
              {m.group(place + 1)}
            </button>
          ))}
          {groups.includes(group) && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setGroup(freeName(groups))}
            >
              {m.another}
            </Button>
          )}
        </div>
      )}
      {own.where.length > 0 && (
        <ul className={classes.list} aria-label={m.label}>
          {own.where.map((each, place) => {
            const words = wordsOf([each])
            return (
              <li key={`${each.field} ${words}`}>
                {place > 0 && <span className={shared.hint}>{chips.or}</span>}
                <button
                  type="button"
                  aria-label={chips.remove(labelOf(each.field), words)}
                  onClick={() => own.narrow(each.field, [])}
                >
                  {labelOf(each.field)} {words}
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <NativeSelect
        size="xs"
        label={m.field}
        value={field}
        onChange={(event) => setField(event.currentTarget.value)}
        data={offered.map(({ field: value, label }) => ({ value, label }))}
      />
      {facet && (
        <FacetContent
          key={`${group} ${field}`}
          facet={facet}
          state={own}
          // What they would leave is said of filters that all must meet; here they only name the values.
          counts={isChoice(facet) && !facet.options ? counts : undefined}
        />
      )}
    </div>
  )
}
