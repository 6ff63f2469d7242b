import { InputBase, type InputBaseProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { formMessages } from './messages/index.ts'

/** Maximum length of a reason. */
export const maxReason = 500

interface Props extends Pick<InputBaseProps, 'label' | 'description' | 'required' | 'mt'> {
  readonly rows?: number
  readonly value: string
  readonly onValue: (value: string) => void
  readonly 'data-autofocus'?: boolean
}

const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
  event.currentTarget.form?.requestSubmit()
}

/** Asks for the reason of an action in a dialog. The default description says that it is stored in the history. */
export const ReasonInput = ({ rows = 2, onValue, label, description, ...props }: Props) => {
  const { reason: m } = useMessages(formMessages)
  return (
    <InputBase
      {...props}
      component="textarea"
      multiline
      rows={rows}
      label={label ?? m.label}
      description={label === undefined ? m.hint : description}
      maxLength={maxReason}
      onChange={(event) => onValue(event.currentTarget.value)}
      onKeyDown={sendByKey}
    />
  )
}
