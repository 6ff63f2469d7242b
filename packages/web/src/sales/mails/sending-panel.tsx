import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { type SentMail, sending } from '@quarterdeck/contract/sales/sending'
import type { MailState } from '@quarterdeck/contract/system/outbox'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { ModalFrame } from '../../kit/ui/modal-frame.tsx'
import { Panel } from '../../kit/ui/panel.tsx'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { Links } from './links.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

/** Loaded when the dialog opens. */
const LazySendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

/** Lazily loaded dialog for other features. */
export const SendDialog = (props: ComponentProps<typeof LazySendDialog>) => <LazySendDialog {...props} />

const tones: Readonly<Record<MailState, Tone>> = {
  waiting: 'amber',
  sending: 'amber',
  sent: 'green',
  failed: 'red',
  unclear: 'red',
  withdrawn: 'gray',
}

interface MailProps {
  readonly mail: SentMail
  /** Sends the mail again; undefined if that is not possible. */
  readonly onAgain: ((to: string) => void) | undefined
}

/** Renders a sent mail with recipient, time and delivery state. */
const MailItem = ({ mail, onAgain }: MailProps) => {
  const { sending: m } = useMessages(mailMessages)
  const { ago, instant } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { to, cc, subject, text, state, error, createdAt, language } = mail
  return (
    <li>
      <div className={record.entry}>
        <button type="button" className={classes.subject} aria-label={m.read(subject)} onClick={() => setOpen(true)}>
          <bdi lang={language}>{subject}</bdi>
        </button>
        <span className={shared.hintWrap}>
          <bdi>{[to, ...cc].join(', ')}</bdi>
          {' · '}
          <time dateTime={createdAt} title={instant(createdAt)}>
            {ago(createdAt, Date.now())}
          </time>
        </span>
        {error && <span className={shared.hintWrap}>{error}</span>}
      </div>
      <StatusBadge tone={tones[state]}>{m.states[state]}</StatusBadge>
      {isOpen && (
        <ModalFrame opened title={subject} size="lg" onClose={() => setOpen(false)}>
          <pre className={classes.text} lang={language}>
            {text || m.forgotten}
          </pre>
          {onAgain && (
            <div className={shared.actionsEnd}>
              <Button
                variant="default"
                onClick={() => {
                  setOpen(false)
                  onAgain(to)
                }}
              >
                {m.again}
              </Button>
            </div>
          )}
        </ModalFrame>
      )}
    </li>
  )
}

interface Props {
  readonly invoice: Invoice
  /** True if sending is the next step, which has its own button. */
  readonly isNext: boolean
  readonly onChanged: (...invoices: readonly Invoice[]) => void
}

/** Lists the mails about an invoice and its share links. */
export const SendingPanel = ({ invoice, isNext, onChanged }: Props) => {
  const { sending: m } = useMessages(mailMessages)
  const mayWrite = usePermission('invoices:write')
  const { data: mails } = useQuery(reading(sending.mails, { id: invoice.id }))
  const [to, setTo] = useState<string | true>()
  const isOffered = mayWrite && invoice.state !== 'void'
  return (
    <Panel
      title={m.panel}
      tools={
        isOffered &&
        !isNext && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
            onClick={() => setTo(true)}
          >
            {invoice.sentAt ? m.again : m.send}
          </Button>
        )
      }
    >
      {mails?.length === 0 && <p className={shared.hint}>{m.none}</p>}
      {mails && mails.length > 0 && (
        <ul className={record.entries} aria-label={m.mails}>
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} onAgain={isOffered && mail.kind === 'invoice' ? setTo : undefined} />
          ))}
        </ul>
      )}
      {mayWrite && <Links id={invoice.id} isOffered={isOffered} />}
      <Suspense>
        {to !== undefined && (
          <LazySendDialog
            invoice={invoice}
            to={to === true ? undefined : to}
            onSent={(invoices) => onChanged(...invoices)}
            onClose={() => setTo(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
