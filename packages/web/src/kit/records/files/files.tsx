import { ActionIcon } from '@mantine/core'
import { type Attachment, isPicture } from '@quarterdeck/contract/kit/attachments'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './files.module.css'
import type { FileEndpoints } from './use-upload.ts'

interface Props {
  readonly files: readonly Attachment[]
  /** Endpoint that reads them; without it only their names are shown, as to people who may send but not read them. */
  readonly endpoints?: Pick<FileEndpoints, 'download'>
  readonly onRemove?: (key: string) => void
}

const File = ({ file, address }: { readonly file: Attachment; readonly address: string | undefined }) => {
  const { files: m } = useMessages(recordMessages)
  const { bytes } = useFormats()
  const { name, size } = file
  const shown = (
    <>
      {address && isPicture(file) ? (
        <img src={address} alt="" loading="lazy" />
      ) : (
        <IconFile size={18} stroke={1.5} aria-hidden />
      )}
      <bdi>{name}</bdi>
      <span>{bytes(size)}</span>
    </>
  )
  if (!address) return <span className={classes.file}>{shown}</span>
  return (
    <a href={address} download={name} className={classes.file} aria-label={m.download(name)}>
      {shown}
    </a>
  )
}

/** The files of a record: pictures small, and each to be downloaded. */
export const Files = ({ files, endpoints, onRemove }: Props) => {
  const { files: m } = useMessages(recordMessages)
  const addressOf = (key: string) => `/api${endpoints?.download.path}?key=${key}`
  if (files.length === 0) return null
  return (
    <ul className={classes.files} aria-label={m.label}>
      {files.map((file) => (
        <li key={file.key}>
          <File file={file} address={endpoints && addressOf(file.key)} />
          {onRemove && (
            <ActionIcon
              size="sm"
              aria-label={m.detach(file.name)}
              title={m.detach(file.name)}
              onClick={() => onRemove(file.key)}
            >
              <IconX size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}
