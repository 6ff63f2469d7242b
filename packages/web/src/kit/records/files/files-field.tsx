import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import { useId } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { wordsOf } from '../../ui/form/field-problem.ts'
import { useReadOnly } from '../../ui/form/form-mode.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import shared from '../../ui/styles/shared.module.css'
import { EmptyValue } from '../empty-value.tsx'
import { Attach } from './attach.tsx'
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
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
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
      {readOnly && files.length === 0 && <EmptyValue />}
      <Files
        files={files}
        endpoints={endpoints}
        {...(!readOnly && { onRemove: (key) => field.onChange(files.filter((file) => file.key !== key)) })}
      />
      {!readOnly && <Attach ref={field.ref} onChoose={(chosen) => void upload(chosen)} uploading={uploading} />}
      {problem && <p className={classes.problem}>{problem}</p>}
    </fieldset>
  )
}
