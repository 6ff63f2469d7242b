import { Button } from '@mantine/core'
import type { Attachment } from '@quarterdeck/contract/core/attachments'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useId, useRef } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { wordsOf } from '../../ui/form/field-problem.ts'
import { useReadOnly } from '../../ui/form/form-mode.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import shared from '../../ui/styles/shared.module.css'
import { recordMessages } from '../messages/index.ts'
import { None } from '../none.tsx'
import classes from './files.module.css'
import { Files } from './files.tsx'
import { type FileEndpoints, useUpload } from './use-upload.ts'

interface Props {
  readonly name: string
  readonly label: string
  readonly endpoints: FileEndpoints
}

/** Files of a record: chosen or dropped, and kept before the form is saved. */
export const FilesField = ({ name, label, endpoints }: Props) => {
  const id = useId()
  const { files: m } = useMessages(recordMessages)
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const picker = useRef<HTMLInputElement>(null)
  const { getValues } = useFormContext()
  const { field, fieldState } = useController<FieldValues>({ name })
  const files: readonly Attachment[] = field.value
  const { upload, uploading } = useUpload(endpoints, (file) => field.onChange([...getValues(name), file]))
  const problem = wordsOf(common, fieldState.error?.message)
  return (
    <fieldset
      className={classes.field}
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!readOnly) void upload([...event.dataTransfer.files])
      }}
    >
      <span id={id} className={shared.medium}>
        {label}
      </span>
      {readOnly && files.length === 0 && <None />}
      <Files
        files={files}
        endpoints={endpoints}
        {...(!readOnly && { onRemove: (key) => field.onChange(files.filter((file) => file.key !== key)) })}
      />
      {!readOnly && (
        <div className={shared.row8}>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            onChange={({ currentTarget }) => {
              void upload([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <Button
            ref={field.ref}
            variant="default"
            leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            {m.attach}
          </Button>
          <span className={shared.hint} role="status">
            {uploading ? m.attaching(uploading) : ''}
          </span>
        </div>
      )}
      {problem && <p className={classes.problem}>{problem}</p>}
    </fieldset>
  )
}
