import { useMessages } from '../../lib/i18n/use-messages.ts'
import { formMessages } from './messages/index.ts'
import { TextAreaField } from './text-area-field.tsx'

/** Edits the reason of a change, stored with it in the journal. */
export const ReasonField = ({ required }: { required: boolean }) => {
  const { reason: m } = useMessages(formMessages)
  return <TextAreaField<{ reason: string }> name="reason" label={m.label} description={m.hint} required={required} />
}
