import { Button } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import shared from '../../styles/shared.module.css'
import type { Facet, Field } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './filters.module.css'
import { useFilterWords } from './use-filter-words.ts'

interface Props {
  readonly state: ListState
  readonly facets: readonly Facet[]
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
}

/** Shows the active filters as removable chips, with a button to reset all. */
export const Chips = ({ state, facets, fields }: Props) => {
  const { chips: m } = useMessages(tableMessages)
  const { table } = useMessages(commonMessages)
  const { labelOf, wordsOf } = useFilterWords(facets, fields)
  const group = useRef<HTMLUListElement>(null)
  const { where } = state

  const names = [...new Set(where.map(({ field }) => field))]
  const toSearch = () => group.current?.closest('[data-list]')?.querySelector<HTMLElement>('search input')?.focus()

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
    <ul className={classes.chips} ref={group} aria-label={m.label} data-view="chips">
      {names.map((name) => {
        const conditions = where.filter(({ field }) => field === name)
        // The names of alternatives stand in their words.
        const label = conditions[0]?.op === 'any' ? '' : labelOf(name)
        const text = wordsOf(conditions)
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.chip}
              aria-label={m.remove(label, text).replace('  ', ' ')}
              onClick={() => remove(name)}
            >
              {label && <span className={classes.field}>{label}</span>}{' '}
              <span className={shared.ellipsis} title={text}>
                {text}
              </span>
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
