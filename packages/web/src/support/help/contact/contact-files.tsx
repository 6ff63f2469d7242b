import { type Attachment, maxAttachmentBytes } from '@quarterdeck/contract/kit/attachments'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Attach, Files } from '../../../kit/records/index.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { supportMessages } from '../../messages/index.ts'
import classes from './contact.module.css'

interface Props {
  readonly files: readonly Attachment[]
  readonly problem: ReactNode
  readonly uploading: string | undefined
  readonly onChoose: (files: readonly File[]) => Promise<void>
  readonly onRemove: (key: string) => void
}

/** Attaches files to a message, chosen or dropped; only support can read them. */
export const ContactFiles = ({ files, problem, uploading, onChoose, onRemove }: Props) => {
  const { contact: m } = useMessages(supportMessages)
  const label = useId()
  const isTooLarge = files.reduce((sum, { size }) => sum + size, 0) > maxAttachmentBytes
  return (
    <fieldset
      className={classes.files}
      aria-labelledby={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void onChoose([...event.dataTransfer.files])
      }}
    >
      <span id={label} className={shared.medium}>
        {m.fields.files}
      </span>
      <span className={shared.hint}>{m.filesHint}</span>
      <Files files={files} onRemove={onRemove} />
      <Attach onChoose={(chosen) => void onChoose(chosen)} uploading={uploading} />
      {(isTooLarge || problem) && <p className={classes.problem}>{isTooLarge ? m.filesTooLarge : problem}</p>}
    </fieldset>
  )
}
