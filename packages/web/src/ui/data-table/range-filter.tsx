import { Button, TextInput } from '@mantine/core'
import type { Comparison, Simple } from '@quarterdeck/contract/list'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Empties } from './empties.tsx'
import classes from './facets.module.css'
import type { Facet } from './field.ts'
import { tableMessages } from './messages/index.ts'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly facet: Facet
  readonly state: ListState
}

const edgeOf = (state: ListState, field: string, op: Comparison): string => {
  const found = state.where.find((condition) => condition.field === field && condition.op === op)
  return found && 'value' in found ? String(found.value) : ''
}

/** Narrows a list to what lies between two numbers; one of them is enough. */
export const RangeFilter = ({ facet, state }: Props) => {
  const { range: m, facet: words } = useMessages(tableMessages)
  const { field } = facet
  const [least, setLeast] = useState(edgeOf(state, field, 'gte') || edgeOf(state, field, 'gt'))
  const [most, setMost] = useState(edgeOf(state, field, 'lte') || edgeOf(state, field, 'lt'))
  const isBad = least !== '' && most !== '' && Number(least) > Number(most)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBad) return
    const edge = (op: 'gte' | 'lte', value: string): readonly Simple[] =>
      value === '' ? [] : [{ field, op, value: Number(value) }]
    state.narrow(field, [...edge('gte', least), ...edge('lte', most)])
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.edges}>
        <TextInput
          type="number"
          step="any"
          inputMode="decimal"
          label={m.least}
          value={least}
          onChange={(event) => setLeast(event.currentTarget.value)}
        />
        <TextInput
          type="number"
          step="any"
          inputMode="decimal"
          label={m.most}
          value={most}
          error={isBad && m.order}
          onChange={(event) => setMost(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" size="xs" variant="default">
        {words.apply}
      </Button>
      <Empties facet={facet} state={state} />
    </form>
  )
}
