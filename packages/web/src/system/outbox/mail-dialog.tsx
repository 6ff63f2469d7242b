import { Button } from '@mantine/core'
import { type Mail, outbox } from '@quarterdeck/contract/system/outbox'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { ModalFrame } from '../../kit/ui/modal-frame.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useDownload } from '../../kit/ui/use-download.ts'
import { systemMessages } from '../messages/index.ts'
import classes from './outbox.module.css'

/** Puts a mail that did not arrive back into the queue. */
const SendAgain = ({ id, onSent }: { id: number; onSent: () => void }) => {
  const m = useMessages(systemMessages).outbox
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await call(outbox.again, { body: { id } })
      await queries.invalidateQueries({ queryKey: ['outbox'] })
      toast.success(m.sentAgain)
      onSent()
    } catch (error) {
      reportProblem(common, error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void send()}>
      {m.again}
    </Button>
  )
}

interface Props {
  readonly mail: Mail
  readonly onClose: () => void
}

/** Shows the text and the links of a mail. */
export const MailDialog = ({ mail, onClose }: Props) => {
  const m = useMessages(systemMessages).outbox
  const { instant } = useFormats()
  const { save } = useDownload()
  // Comes closed and opens then, so that the focus returns to where it was.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const { data, error, refetch } = useQuery(reading(outbox.read, { id: String(mail.id) }))
  const content = data?.content
  const hasFailed = data?.state === 'failed' || data?.state === 'unclear'
  return (
    <ModalFrame opened={opened} title={mail.subject} size="lg" onClose={onClose}>
      <p className={classes.about}>
        <bdi>{mail.to}</bdi> · <time dateTime={mail.createdAt}>{instant(mail.createdAt)}</time>
      </p>
      {mail.cc.length > 0 && (
        <p className={classes.about}>
          {m.fields.cc}: <bdi>{mail.cc.join(', ')}</bdi>
        </p>
      )}
      {mail.error && <p className={classes.about}>{m.trouble(mail.error)}</p>}
      {!data && error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width={280} />}
      {data && !content && <p>{m.closed}</p>}
      {content && (
        <pre className={classes.text} lang={mail.locale}>
          {content.text}
        </pre>
      )}
      {data && data.files.length > 0 && (
        <ul className={classes.files} aria-label={m.files}>
          {data.files.map(({ name }) => (
            <li key={name}>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPaperclip size={14} aria-hidden />}
                onClick={() => void save(outbox.file.path, new URLSearchParams({ id: String(mail.id), name }), name)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {content && (content.link || hasFailed) && (
        <div className={classes.actions}>
          {hasFailed && <SendAgain id={mail.id} onSent={onClose} />}
          {content.link && (
            <Button component="a" href={content.link}>
              {m.follow}
            </Button>
          )}
        </div>
      )}
    </ModalFrame>
  )
}
