import { Select } from '@mantine/core'
import { search } from '@quarterdeck/contract/system/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../../kit/lib/is-composing.ts'
import { useKind } from '../../kit/records/index.ts'
import { wordsOf } from '../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../kit/ui/form/form-mode.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { userMessages } from './messages/index.ts'

interface Props<Values extends FieldValues> {
  /** The value is a person's id, as text. */
  readonly name: FieldPath<Values>
  readonly label: string
  readonly description?: string
  /** Initially selected person. */
  readonly before: { readonly id: string; readonly name: string }
  readonly placeholder?: string
  readonly required?: boolean
  /** Called when another person is selected. */
  readonly onChoose?: (id: string) => void
}

/** Selects the active option on Tab, as Enter does, and keeps the focus where the selection moved it. */
const takeByTab = (event: KeyboardEvent<HTMLInputElement>) => {
  const { currentTarget: input } = event
  if (event.key !== 'Tab' || event.shiftKey || isComposing(event)) return
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click()
  if (document.activeElement !== input) event.preventDefault()
}

/** Selects a person by search, because there may be too many for a list. */
export const PersonField = <Values extends FieldValues>(props: Props<Values>) => {
  const { name, before, onChoose, required = false, ...rest } = props
  const m = useMessages(commonMessages)
  const { form } = useMessages(userMessages)
  const people = useKind('users').search
  const formats = useFormats()
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  const [typed, setTyped] = useState(before.name)
  // All that were chosen, since an earlier one may come back.
  const [chosen, setChosen] = useState([{ value: before.id, label: before.name }])
  const q = typed.trim()
  const isSought = q !== '' && chosen.every(({ value, label }) => value !== field.value || label !== q)
  const found = useQuery({
    ...reading(search.all, { q, in: 'users' }),
    enabled: isSought,
    placeholderData: keepPreviousData,
  })
  const isFound = isSought && found.isSuccess && !found.isPlaceholderData
  const known = [
    ...(isSought ? (people?.find(found.data ?? {}, formats) ?? []) : []).map(({ id, label }) => ({
      value: String(id),
      label,
    })),
    ...chosen.filter(({ value }) => value === field.value || value === before.id),
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
        if (value && option) setChosen((earlier) => [...earlier, { value, label: option.label }])
        field.onChange(value ?? '')
        if (value && value !== field.value) onChoose?.(value)
      }}
      onBlur={field.onBlur}
      searchable
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // The first is active as soon as it is one of those who were meant.
      selectFirstOptionOnChange={isFound}
      onKeyDown={takeByTab}
      readOnly={readOnly}
      allowDeselect={false}
      clearable={before.id === ''}
      clearButtonProps={{ 'aria-label': m.actions.clear }}
      withAsterisk={required && !readOnly}
      aria-required={required}
      {...(isFound && { nothingFoundMessage: form.nobody })}
      error={wordsOf(m, fieldState.error?.message)}
    />
  )
}
