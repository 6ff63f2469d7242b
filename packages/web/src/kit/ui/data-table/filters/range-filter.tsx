import { Button } from '@mantine/core'
import { type Comparison, isRange, type Simple } from '@quarterdeck/contract/kit/list'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { NumberInput } from '../../form/number-input.tsx'
import { commonMessages } from '../../messages/index.ts'
import type { Facet } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import { EmptyFilter } from './empty-filter.tsx'
import classes from './filters.module.css'

interface Props {
  readonly facet: Facet
  readonly state: ListState
}

const edgeOf = (state: ListState, field: string, ...ops: readonly Comparison[]): number | null => {
  const found = state.where.filter(isRange).find((condition) => condition.field === field && ops.includes(condition.op))
  return found ? Number(found.value) : null
}

/** Filters by a range of numbers; either end may be open. */
export const RangeFilter = ({ facet, state }: Props) => {
  const { range: m, facet: words } = useMessages(tableMessages)
  const { fields } = useMessages(commonMessages)
  const { field } = facet
  const [min, setLeast] = useState(edgeOf(state, field, 'gte', 'gt'))
  const [max, setMost] = useState(edgeOf(state, field, 'lte', 'lt'))
  const isOrdered = min === null || max === null || !(min > max)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOrdered || Number.isNaN(min) || Number.isNaN(max)) return
    const edge = (op: 'gte' | 'lte', value: number | null): readonly Simple[] =>
      value === null ? [] : [{ field, op, value }]
    state.narrow(field, [...edge('gte', min), ...edge('lte', max)])
  }
  const step = facet.kind === 'money' ? 0.01 : 1
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.edges}>
        <NumberInput
          step={step}
          label={m.least}
          value={min}
          error={Number.isNaN(min) && fields.invalid()}
          onNumber={setLeast}
        />
        <NumberInput
          step={step}
          label={m.most}
          value={max}
          error={Number.isNaN(max) ? fields.invalid() : !isOrdered && m.order}
          onNumber={setMost}
        />
      </div>
      <Button type="submit" size="xs" variant="default">
        {words.apply}
      </Button>
      <EmptyFilter facet={facet} state={state} />
    </form>
  )
}
