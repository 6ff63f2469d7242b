import { ActionIcon } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { copyText, hasClipboard } from '../kit/lib/clipboard.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import classes from './app.module.css'
import { appMessages } from './messages/index.ts'

/** The id under which the server's log knows a failure, to be passed on. */
export const RequestId = ({ id }: { id: string }) => {
  const { problems } = useMessages(commonMessages)
  const { serverError: m } = useMessages(appMessages)
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(id))
  const Icon = copied ? IconCheck : IconCopy
  return (
    <span className={classes.id}>
      {problems.requestId(id)}
      {hasClipboard() && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={copied ? m.copied : m.copy}
          title={copied ? m.copied : m.copy}
          onClick={() => void copy()}
        >
          <Icon size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </span>
  )
}
