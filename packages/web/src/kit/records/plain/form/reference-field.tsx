import { Select } from '@mantine/core'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { wordsOf } from '../../../ui/form/field-problem.ts'
import { useReadOnly } from '../../../ui/form/form-mode.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { useNames } from '../../field-types/names.ts'
import { useKind } from '../../kinds.ts'
import { recordMessages } from '../../messages/index.ts'
import { RecordPicture } from '../../record-picture.tsx'
import classes from './form.module.css'
import type { InputProps } from './plain-form.ts'

interface Props extends InputProps {
  /** The entity of which a record is chosen. */
  readonly of: Entity
  readonly required: boolean
  /** True where it can be empty. */
  readonly empties: boolean
}

/** Most keys are numbers. */
const keyOf = (value: string): number | string => (/^\d+$/.test(value) ? Number(value) : value)

/** Chooses a record of another entity by searching: the first ones are offered before anything is typed. */
export const ReferenceField = ({ name, of, required, empties, ...rest }: Props) => {
  const common = useMessages(commonMessages)
  const { form: m } = useMessages(recordMessages)
  const readOnly = useReadOnly()
  const { list } = useKind(of)
  const { field, fieldState } = useController<FieldValues>({ name })
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const value = field.value === null ? null : String(field.value)
  const place = { entity: of, record: value ?? '' }
  const label = useNames(value === null ? [] : [place])(place)
  const q = typed.trim() === label ? '' : typed.trim()
  const { data: found = [] } = useQuery({
    queryKey: [of, 'find', q],
    queryFn: async () => (await (await list?.source())?.find(q)) ?? [],
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const chosen = value === null ? [] : [{ value, label }]
  return (
    <Select
      {...rest}
      data={[...chosen, ...found.filter((each) => each.value !== value)]}
      // The server has searched already.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span className={classes.reference}>
          <RecordPicture {...(found.find(({ value: each }) => each === option.value) ?? option)} />
          {option.label}
        </span>
      )}
      name={field.name}
      ref={field.ref}
      value={value}
      onChange={(next) => field.onChange(next === null ? null : keyOf(next))}
      onBlur={field.onBlur}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      readOnly={readOnly}
      allowDeselect={false}
      clearable={empties && !readOnly}
      clearButtonProps={{ 'aria-label': common.actions.clear }}
      withAsterisk={required && !readOnly}
      aria-required={required}
      nothingFoundMessage={m.nothing}
      error={wordsOf(common, fieldState.error?.message)}
    />
  )
}
