import type { ComponentProps } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'
import { NumberInput } from './number-input.tsx'

interface Props<Values extends FieldValues>
  extends Pick<
    ComponentProps<typeof NumberInput>,
    'label' | 'description' | 'required' | 'leftSection' | 'rightSection' | 'step' | 'min' | 'max'
  > {
  readonly name: FieldPath<Values>
  /** Number of decimals shown. */
  readonly digits?: number
  /** Value of the empty field; null if absent. */
  readonly emptyAs?: number
  /** Returns a custom error text. */
  readonly describe?: (written: string) => string | undefined
}

/** Edits a number, stored as a number in the form. */
export const NumberField = <Values extends FieldValues>(props: Props<Values>) => {
  const { name, required = false, describe, ...rest } = props
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  const problem = fieldState.error?.message
  return (
    <NumberInput
      {...rest}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onNumber={field.onChange}
      onBlur={field.onBlur}
      withAsterisk={required && !readOnly}
      aria-required={required}
      readOnly={readOnly}
      error={(problem && describe?.(problem)) ?? wordsOf(m, problem)}
    />
  )
}
