import { TextInput, type TextInputProps } from '@mantine/core'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'

interface Props<Values extends FieldValues>
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'placeholder' | 'type' | 'inputMode' | 'autoComplete' | 'required' | 'autoFocus' | 'dir'
  > {
  readonly name: FieldPath<Values>
  /** Read-only; the description says where to change it. */
  readonly isFixed?: boolean
}

export const TextField = <Values extends FieldValues>({
  name,
  required = false,
  isFixed = false,
  ...props
}: Props<Values>) => {
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly() || isFixed
  const { field, fieldState } = useController<FieldValues>({ name })
  return (
    <TextInput
      {...props}
      {...field}
      autoComplete={props.autoComplete ?? 'off'}
      withAsterisk={required && !readOnly}
      aria-required={required}
      readOnly={readOnly}
      error={wordsOf(m, fieldState.error?.message)}
    />
  )
}
