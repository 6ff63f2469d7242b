import { Checkbox } from '@mantine/core'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import { useReadOnly } from './form-mode.ts'

interface Props<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  readonly description?: string
}

export const CheckField = <Values extends FieldValues>({ name, ...rest }: Props<Values>) => {
  const m = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  return (
    <Checkbox
      {...rest}
      name={field.name}
      ref={field.ref}
      checked={field.value === true}
      disabled={readOnly}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      onBlur={field.onBlur}
      error={wordsOf(m, fieldState.error?.message)}
    />
  )
}
