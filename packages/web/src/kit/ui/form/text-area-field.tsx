import { InputBase, type InputBaseProps } from '@mantine/core'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'

interface Props<Values extends FieldValues> extends Pick<InputBaseProps, 'label' | 'description' | 'required'> {
  readonly name: FieldPath<Values>
  readonly rows?: number
}

export const TextAreaField = <Values extends FieldValues>({
  name,
  rows = 3,
  required = false,
  ...props
}: Props<Values>) => {
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  return (
    <InputBase
      {...props}
      {...field}
      component="textarea"
      multiline
      rows={rows}
      autoComplete="off"
      withAsterisk={required && !readOnly}
      aria-required={required}
      readOnly={readOnly}
      error={wordsOf(m, fieldState.error?.message)}
    />
  )
}
