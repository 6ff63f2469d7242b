import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { Facet } from '../field.ts'
import { tableMessages } from '../messages/index.ts'
import type { ListState } from '../use-list-state.ts'
import { EmptyFilter } from './empty-filter.tsx'
import classes from './filters.module.css'

interface Props {
  readonly facet: Facet
  readonly state: ListState
}

/** Filters by a part of a text. */
export const TextFilter = ({ facet, state }: Props) => {
  const { facet: m } = useMessages(tableMessages)
  const { field } = facet
  const found = state.where.find((condition) => condition.field === field && condition.op === 'has')
  const [text, setText] = useState(found?.op === 'has' ? (found.values[0] ?? '') : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = [text.trim()].filter(Boolean)
    state.narrow(field, values.length > 0 ? [{ field, op: 'has', values }] : [])
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput label={m.has} value={text} maxLength={200} onChange={(event) => setText(event.currentTarget.value)} />
      <Button type="submit" size="xs" variant="default">
        {m.apply}
      </Button>
      <EmptyFilter facet={facet} state={state} />
    </form>
  )
}
