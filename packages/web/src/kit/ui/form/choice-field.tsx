import { Select } from '@mantine/core'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'

interface Props<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  readonly description?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Label of the empty option, stored as null; absent if a choice is required. */
  readonly none?: string | undefined
  readonly required?: boolean
  /** Makes a long list searchable; `clear` adds a button that empties it. */
  readonly search?: { readonly hint: string; readonly nothing: string; readonly clear?: string }
}

export const ChoiceField = <Values extends FieldValues>({
  name,
  label,
  description,
  options,
  none,
  required = false,
  search,
}: Props<Values>) => {
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  return (
    <Select
      label={label}
      description={description}
      // A value that is not among the choices, from an import for example, must not look empty.
      data={
        field.value && !options.some(({ value }) => value === field.value)
          ? [{ value: field.value, label: field.value }, ...options]
          : [...(none === undefined ? [] : [{ value: '', label: none }]), ...options]
      }
      name={field.name}
      ref={field.ref}
      value={field.value || (none === undefined ? null : '')}
      onChange={(value) => field.onChange(value || (none === undefined ? '' : null))}
      onBlur={field.onBlur}
      readOnly={readOnly}
      allowDeselect={false}
      withAsterisk={required && !readOnly}
      aria-required={required}
      error={wordsOf(m, fieldState.error?.message)}
      {...(search && {
        searchable: true,
        clearable: !readOnly && search.clear !== undefined,
        limit: 500,
        placeholder: search.hint,
        nothingFoundMessage: search.nothing,
        clearButtonProps: { 'aria-label': search.clear },
      })}
    />
  )
}
