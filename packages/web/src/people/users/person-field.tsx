import { Select } from '@mantine/core'
import { search } from '@quarterdeck/contract/work/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { wordsOf } from '../../ui/form/field-problem.ts'
import { useReadOnly } from '../../ui/form/form-mode.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { userMessages } from './messages/index.ts'

interface Props<Values extends FieldValues> {
  /** Its value is the number of a person, as text. */
  readonly name: FieldPath<Values>
  readonly label: string
  readonly description?: string
  /** Who was chosen at first. */
  readonly before: { readonly id: string; readonly name: string }
  readonly placeholder?: string
  readonly required?: boolean
  /** Somebody else was chosen. */
  readonly onChoose?: (id: string) => void
}

/** Chooses a person by searching: there may be too many for a list. */
export const PersonField = <Values extends FieldValues>(props: Props<Values>) => {
  const { name, before, onChoose, required = false, ...rest } = props
  const m = useMessages(commonMessages)
  const { form } = useMessages(userMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  const [typed, setTyped] = useState(before.name)
  const [chosen, setChosen] = useState({ value: before.id, label: before.name })
  const q = typed.trim()
  const found = useQuery({
    ...reading(search.all, { q, in: 'users' }),
    enabled: q !== '' && q !== chosen.label,
    placeholderData: keepPreviousData,
  })
  const known = [
    chosen,
    ...(field.value === before.id ? [] : [{ value: before.id, label: before.name }]),
    ...(found.data?.users ?? []).map((user) => ({ value: String(user.id), label: user.name })),
  ]
  const data = known.filter(
    ({ value }, index) => value !== '' && known.findIndex((each) => each.value === value) === index,
  )
  return (
    <Select
      {...rest}
      data={data}
      // The server has searched already, and forgives typing errors.
      filter={({ options }) => options}
      name={field.name}
      ref={field.ref}
      value={field.value || null}
      onChange={(value, option) => {
        if (!value && before.id !== '') return
        setChosen({ value: value ?? '', label: option?.label ?? '' })
        field.onChange(value ?? '')
        if (value && value !== field.value) onChoose?.(value)
      }}
      onBlur={field.onBlur}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      readOnly={readOnly}
      allowDeselect={false}
      clearable={before.id === ''}
      clearButtonProps={{ 'aria-label': m.actions.clear }}
      withAsterisk={required && !readOnly}
      aria-required={required}
      nothingFoundMessage={form.nobody}
      error={wordsOf(m, fieldState.error?.message)}
    />
  )
}
