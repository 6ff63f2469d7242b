import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { type ReadField, sending } from '@quarterdeck/contract/sales/sending'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import notice from '../../kit/ui/notice.module.css'
import { mailMessages } from './messages/index.ts'
import { SendDialog } from './sending-panel.tsx'

interface Props {
  readonly invoice: Invoice
  /** Labels of invoice fields. */
  readonly labels: Readonly<Record<ReadField, string>>
  readonly onChanged: (...invoices: readonly Invoice[]) => void
}

/** Warns that the invoice was changed since it was mailed, and lists the differences; hidden if there are none. */
export const ChangedNotice = ({ invoice, labels, onChanged }: Props) => {
  const { sending: m } = useMessages(mailMessages)
  const mayWrite = usePermission('invoices:write')
  const { id, sentAt, state } = invoice
  const { data } = useQuery({ ...reading(sending.changed, { id }), enabled: sentAt !== null && state !== 'void' })
  const [isOpen, setOpen] = useState(false)
  const fields = data?.fields ?? []
  if (fields.length === 0 && !isOpen) return null
  return (
    <div className={notice.bar} role="note">
      <p className={notice.text}>{m.changed(fields.map((field) => labels[field]))}</p>
      {mayWrite && (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {m.again}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <SendDialog invoice={invoice} onSent={(invoices) => onChanged(...invoices)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}
