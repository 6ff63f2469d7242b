import { Progress } from '@mantine/core'
import { maxImages } from '@quarterdeck/contract/catalog/products'
import { maxPictureBytes } from '@quarterdeck/contract/kit/picture-file'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { ApiError } from '../../kit/lib/api-error.ts'
import { type Formats, useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type CommonMessages, describeProblem } from '../../kit/ui/describe-problem.ts'
import { wordsOf, writeProblem } from '../../kit/ui/form/field-problem.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Picture } from '../../kit/ui/picture/picture.tsx'
import { catalogMessages } from '../messages/index.ts'
import classes from './gallery-field.module.css'
import type { PendingUpload, UploadProblem } from './uploads.ts'

type Messages = NonNullable<ReturnType<typeof catalogMessages.loaded>>['pictures']

export const maxMegabytes = maxPictureBytes / 1024 / 1024

const wordsOfFailure = (m: Messages, common: CommonMessages, error: unknown) => {
  const refused = error instanceof ApiError ? error.fields.image : undefined
  if (refused) return wordsOf(common, writeProblem(refused))
  return error instanceof ApiError && error.code === 'unavailable' ? m.unavailable : describeProblem(common, error).text
}

const describe = (m: Messages, common: CommonMessages, trouble: UploadProblem) => {
  switch (trouble.kind) {
    case 'refused':
      return wordsOf(common, writeProblem(trouble.problem))
    case 'tooLarge':
      return m.tooLarge(maxMegabytes)
    case 'tooMany':
      return m.tooMany(maxImages)
    case 'already':
      return m.already
    case 'failed':
      return wordsOfFailure(m, common, trouble.error)
  }
}

/** Returns true if uploading the same file again may succeed. */
const mayRetry = (trouble: UploadProblem | undefined) =>
  trouble?.kind === 'failed' && !(trouble.error instanceof ApiError && trouble.error.fields.image)

const stateOf = (m: Messages, { percent }: Formats, fraction: number | undefined) => {
  if (fraction === undefined) return m.waiting
  return fraction < 1 ? percent(Math.floor(fraction * 100) / 100) : m.preparing
}

interface Props {
  readonly arriving: PendingUpload
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** Renders a file being uploaded, or the reason why it failed. */
export const UploadRow = ({ arriving: { file, preview, fraction, trouble }, onCancel, onRetry }: Props) => {
  const m = useMessages(catalogMessages).pictures
  const common = useMessages(commonMessages)
  const formats = useFormats()
  return (
    <li className={classes.arriving}>
      <Picture src={trouble?.kind === 'refused' ? '' : preview} alt="" sizes="40px" width={40} height={40} />
      <div className={classes.file}>
        <span className={classes.name}>{file.name}</span>
        {trouble ? (
          <span className={classes.problem} role="alert">
            {describe(m, common, trouble)}
          </span>
        ) : (
          <Progress value={(fraction ?? 0) * 100} size={4} aria-label={m.uploading(file.name)} />
        )}
      </div>
      {!trouble && <span className={classes.state}>{stateOf(m, formats, fraction)}</span>}
      {mayRetry(trouble) && (
        <button
          type="button"
          className={classes.symbol}
          aria-label={m.retry(file.name)}
          title={common.actions.retry}
          onClick={onRetry}
        >
          <IconRefresh size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.symbol}
        aria-label={trouble ? m.dismiss(file.name) : m.cancel(file.name)}
        onClick={onCancel}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </li>
  )
}
