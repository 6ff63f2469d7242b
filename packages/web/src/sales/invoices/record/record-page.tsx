import { Button } from '@mantine/core'
import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import { instantToDay } from '@quarterdeck/contract/kit/day'
import { daysOverdue } from '@quarterdeck/contract/sales/invoice-state'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyNow, usePermission } from '../../../kit/lib/session.ts'
import { HistoryPanel } from '../../../kit/records/history/index.ts'
import { RecordLink } from '../../../kit/records/index.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { NotesPanel } from '../../../kit/records/notes/index.ts'
import { SidePanel } from '../../../kit/records/panel/index.ts'
import { RecordPager } from '../../../kit/ui/data-table/record-pager.tsx'
import notice from '../../../kit/ui/notice.module.css'
import { Page } from '../../../kit/ui/page.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { CustomerPanel } from '../../customer/index.ts'
import { PaymentsPanel } from '../../payments/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceRecord, invoiceSource } from '../source.ts'
import { InvoiceStateBadge } from '../status.tsx'
import { useInvoiceChanged } from '../use-invoice-changed.ts'
import { useIsLocked } from '../use-is-locked.ts'
import { InvoiceActions } from './actions.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { BillingPanel, DetailsPanel } from './facts.tsx'
import { nextOf, RecordPaymentButton } from './next-step.tsx'
import { InstallmentsPanel } from './schedule-panel.tsx'
import { InvoiceSkeleton } from './skeleton.tsx'
import { useInvoiceSteps } from './use-invoice-steps.ts'

const ChangedNotice = lazy(async () => ({ default: (await import('../../mails/index.ts')).ChangedNotice }))
const SendingPanel = lazy(async () => ({ default: (await import('../../mails/index.ts')).SendingPanel }))

/** Returns the days until the due date, or days overdue, as a text. */
const useDueWords = (invoice: Invoice): string | undefined => {
  const { due: m } = useMessages(invoiceMessages)
  const now = useCompanyNow()
  if (!openInvoiceStates.some((state) => state === invoice.state)) return undefined
  const days = -daysOverdue(invoice, now)
  if (days < 0) return m.late(-days)
  return days === 0 ? m.today : m.in(days)
}

const About = ({ invoice }: { invoice: Invoice }) => {
  const { record: m } = useMessages(invoiceMessages)
  const { keptDay, money } = useFormats()
  const due = useDueWords(invoice)
  return (
    <>
      <InvoiceStateBadge state={invoice.state} />
      {due && (
        <time dateTime={instantToDay(invoice.dueDate)} title={keptDay(invoice.dueDate)}>
          {due}
        </time>
      )}
      {invoice.owedAmount > 0 && <span data-figures>{m.owed(money(invoice.owedAmount))}</span>}
      {invoice.state !== 'draft' && (
        <time dateTime={instantToDay(invoice.issueDate)}>{m.issuedOn(keptDay(invoice.issueDate))}</time>
      )}
    </>
  )
}

/** Warns that the order was changed after billing; offers to update an invoice that isn't locked. */
const OrderNotice = ({ invoice, orderId }: { invoice: Invoice; orderId: number }) => {
  const { record: m } = useMessages(invoiceMessages)
  const { followOrder } = useInvoiceSteps(invoice)
  const isFree = useIsLocked(invoice) === false && invoice.voidedAt === null
  const mayFollow = usePermission('invoices:write') && isFree
  return (
    <div className={notice.bar} role="note">
      <p className={notice.text}>{m.orderChanged}</p>
      <RecordLink entity="orders" record={String(orderId)}>
        {m.order(orderId)}
      </RecordLink>
      {mayFollow && (
        <Button size="xs" variant="default" onClick={followOrder}>
          {m.followOrder}
        </Button>
      )}
    </div>
  )
}

const InvoiceRecord = ({ invoice }: { invoice: Invoice }) => {
  const { name, fields } = useMessages(invoiceMessages)
  const changed = useInvoiceChanged()
  const [isLeaving, setLeaving] = useState(false)
  const { id, customer, billingAddress: billing, orderId } = invoice
  return (
    <Page
      title={name(id)}
      about={<About invoice={invoice} />}
      actions={
        <>
          <RecordPager
            list="/invoices"
            suffix="/details"
            spec={invoiceSource.spec}
            pageOf={invoiceSource.page}
            idOf={idOf}
            id={id}
          />
          <InvoiceActions invoice={invoice} onLeaving={setLeaving} />
        </>
      }
    >
      <RecordNotice entity="invoices" record={id} version={invoice.version} isEdited={false} />
      <Suspense>
        {invoice.sentAt !== null && <ChangedNotice invoice={invoice} labels={fields} onChanged={changed} />}
      </Suspense>
      {invoice.orderChanged && orderId !== null && <OrderNotice invoice={invoice} orderId={orderId} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          <DocumentPanel invoice={invoice} isLeaving={isLeaving} />
          <NotesPanel about={{ entity: 'invoices', record: id }} />
          <div className={classes.last}>
            <HistoryPanel place={{ entity: 'invoices', record: id }} />
          </div>
        </div>
        <div className={classes.column}>
          <CustomerPanel customer={{ ...customer, email: billing.email, phone: billing.phone }} />
          {(invoice.state !== 'draft' || invoice.totalAmount > 0) && (
            <PaymentsPanel
              invoice={invoice}
              tools={<RecordPaymentButton invoice={invoice} />}
              onChanged={() => changed()}
            />
          )}
          {invoice.installments.length > 0 && <InstallmentsPanel invoice={invoice} />}
          <DetailsPanel invoice={invoice} />
          <BillingPanel invoice={invoice} />
          {/* Last, since what was sent is known later than all else, and pushes nothing away. */}
          <Suspense>
            {invoice.state !== 'draft' && (
              <SendingPanel invoice={invoice} isNext={nextOf(invoice) === 'send'} onChanged={changed} />
            )}
          </Suspense>
        </div>
      </div>
      <SidePanel />
    </Page>
  )
}

const Found = ({ id }: { id: string }) => {
  const { data: invoice } = useSuspenseQuery(invoiceRecord(id))
  // A draft that was issued is found under its former name, and has an address of its own since.
  if (invoice.id !== id) return <Navigate to="/invoices/$id/details" params={{ id: invoice.id }} replace />
  return <InvoiceRecord invoice={invoice} />
}

/** Renders an invoice; another id in the URL remounts it. */
export const InvoiceRecordPage = () => {
  const { id } = useParams({ from: '/shell/invoices/$id/details' })
  return (
    <Suspense key={id} fallback={<InvoiceSkeleton />}>
      <Found id={id} />
    </Suspense>
  )
}
