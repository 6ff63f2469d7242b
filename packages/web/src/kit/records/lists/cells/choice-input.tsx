import { Select } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { inMain } from '../../../ui/popup/in-main.ts'
import type { CellInput } from '../../field-types/inputs.ts'
import { recordMessages } from '../../messages/index.ts'
import classes from './cell-edit.module.css'
import type { InputProps } from './text-input.tsx'

interface Props extends Omit<InputProps, 'onValue'> {
  readonly options: NonNullable<CellInput<never>['options']>
  readonly show: ((value: string) => ReactNode) | undefined
  readonly onChoose: (value: string) => void
}

/** The options are open at once; what is typed narrows them. */
export const ChoiceInput = ({ label, value, readOnly, problem, options, show, onChoose }: Props) => {
  const m = useMessages(recordMessages).cells
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    setOpen(true)
  }, [])
  return (
    <Select
      ref={field}
      aria-label={label}
      aria-describedby={problem}
      error={problem !== undefined}
      // A value that is not among the choices, from an import for example, must not look empty.
      data={
        value && !options.some((option) => option.value === value)
          ? [{ value, label: value }, ...options]
          : [...options]
      }
      defaultValue={value || null}
      readOnly={readOnly}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      limit={300}
      nothingFoundMessage={m.nothing}
      dropdownOpened={isOpen && !readOnly}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onOptionSubmit={onChoose}
      renderOption={({ option }) => show?.(option.value) ?? option.label}
      withCheckIcon={false}
      classNames={{ root: classes.select ?? '', wrapper: classes.select ?? '', input: classes.input ?? '' }}
      comboboxProps={{
        withinPortal: true,
        portalProps: inMain,
        position: 'bottom-start',
        width: 'max-content',
        offset: 4,
        transitionProps: { duration: 0 },
      }}
    />
  )
}
