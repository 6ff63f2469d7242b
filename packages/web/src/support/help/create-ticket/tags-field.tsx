import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { usedTags } from '../../tickets/index.ts'
import { ticketMessages } from '../../tickets/messages/index.ts'
import type { TicketInput } from './ticket-input.ts'

/** Edits tags, with existing ones as suggestions. */
export const TagsField = () => {
  const { fields, record: m } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const { field, fieldState } = useController<TicketInput, 'tags'>({ name: 'tags' })
  const known = useQuery(usedTags).data ?? []
  return (
    <TagsInput
      label={fields.tags}
      placeholder={m.addTag}
      data={known.map(({ tag }) => tag)}
      maxTags={20}
      name={field.name}
      ref={field.ref}
      value={[...field.value]}
      onChange={(tags) => field.onChange(tags.map((tag) => tag.trim().slice(0, 40)).filter(Boolean))}
      onBlur={field.onBlur}
      error={wordsOf(common, fieldState.error?.message)}
    />
  )
}
