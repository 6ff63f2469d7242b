import { tickets } from '@quarterdeck/contract/support/tickets'
import type { ClipboardEvent, DragEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Attach, Files, useUpload } from '../../../kit/records/index.ts'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { ticketMessages } from '../../tickets/messages/index.ts'
import classes from './create-ticket.module.css'
import type { TicketInput } from './ticket-input.ts'

/** Edits the description, with pictures and files that are pasted, dropped or chosen. */
export const DescriptionField = () => {
  const { create: m, fields } = useMessages(ticketMessages)
  const { getValues } = useFormContext<TicketInput>()
  const { field } = useController<TicketInput, 'files'>({ name: 'files' })
  const { upload, uploading } = useUpload(tickets, (file) => field.onChange([...getValues('files'), file]))
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (files.length === 0) return
    event.preventDefault()
    void upload([...files])
  }
  return (
    <fieldset
      className={classes.description}
      aria-label={fields.describe}
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
    >
      <TextAreaField<TicketInput> name="describe" label={fields.describe} description={m.pasteHint} rows={9} />
      <Files
        endpoints={tickets}
        files={field.value}
        onRemove={(key) => field.onChange(field.value.filter((file) => file.key !== key))}
      />
      <Attach size="xs" onChoose={(files) => void upload(files)} uploading={uploading} />
    </fieldset>
  )
}
