import { ActionIcon } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from '../ui/messages/index.ts'
import classes from './app.module.css'
import { appMessages } from './messages/index.ts'

/** The id under which the server's log knows a failure, to be passed on. */
export const RequestId = ({ id }: { id: string }) => {
  const { problems } = useMessages(commonMessages)
  const { serverError: m } = useMessages(appMessages)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    setCopied(true)
  }
  // Only a page that came over a secure line may write there.
  const mayCopy = 'clipboard' in navigator
  const Icon = copied ? IconCheck : IconCopy
  return (
    <span className={classes.id}>
      {problems.requestId(id)}
      {mayCopy && (
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
