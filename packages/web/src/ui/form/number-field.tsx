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
  /** How many decimal places it is shown with. */
  readonly digits?: number
  /** What the empty field stands for; where this is not said it stands for nothing. */
  readonly emptyAs?: number
  /** Other words for a problem than the usual ones. */
  readonly describe?: (written: string) => string | undefined
}

/** A number, which the form has as one. */
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
