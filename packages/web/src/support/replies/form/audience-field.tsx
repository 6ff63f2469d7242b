import { Select } from '@mantine/core'
import type { ReplyDraft } from '@quarterdeck/contract/support/replies'
import { useController } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { useFaces } from '../../../kit/records/index.ts'
import type { InputProps } from '../../../kit/records/plain/index.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { replyMessages } from '../messages/index.ts'

/** Selects everyone or the user; a colleague who owns the reply stays an option. */
export const AudienceField = ({ label, description }: InputProps) => {
  const { form: m, choices } = useMessages(replyMessages)
  const common = useMessages(commonMessages)
  const me = useMe()
  const readOnly = useReadOnly()
  const { field, fieldState, formState } = useController<ReplyDraft, 'ownerId'>({ name: 'ownerId' })
  const others = [formState.defaultValues?.ownerId, field.value].filter((id) => typeof id === 'number' && id !== me.id)
  const owners = [...new Set(others as number[])]
  const faces = useFaces(owners)
  return (
    <Select
      label={label}
      description={description}
      data={[
        { value: '', label: choices.audience.everyone },
        { value: String(me.id), label: m.onlyMe },
        ...owners.map((id) => ({ value: String(id), label: faces.get(id)?.name ?? `#${id}` })),
      ]}
      name={field.name}
      ref={field.ref}
      value={String(field.value ?? '')}
      onChange={(value) => field.onChange(value ? Number(value) : null)}
      onBlur={field.onBlur}
      readOnly={readOnly}
      allowDeselect={false}
      error={wordsOf(common, fieldState.error?.message)}
    />
  )
}
