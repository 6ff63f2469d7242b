import { Button } from '@mantine/core'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { Facet } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './filters.module.css'

/** Filters by whether a field is empty. */
export const EmptyFilter = ({ facet, state }: { readonly facet: Facet; readonly state: ListState }) => {
  const { facet: m } = useMessages(tableMessages)
  if (!facet.empties) return null
  const { field } = facet
  const current = state.where.find((condition) => condition.field === field && condition.op === 'empty')
  return (
    <div className={classes.empties}>
      {[true, false].map((value) => {
        const isChosen = current?.op === 'empty' && current.value === value
        return (
          <Button
            key={String(value)}
            size="xs"
            variant="subtle"
            aria-pressed={isChosen}
            onClick={() => state.narrow(field, isChosen ? [] : [{ field, op: 'empty', value }])}
          >
            {value ? m.isEmpty : m.isFilled}
          </Button>
        )
      })}
    </div>
  )
}
