import { Button } from '@mantine/core'
import { papers } from '@quarterdeck/contract/sales/papers'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { invoiceRecord, useInvoiceChanged } from '../invoices/index.ts'
import { salesMessages } from '../messages/index.ts'
import { PaperPage, PaperSkeleton } from '../paper/index.ts'
import { refundsOf } from '../refunds/index.ts'

const EInvoiceDialog = lazy(async () => ({ default: (await import('../e-invoice/index.ts')).EInvoiceDialog }))
const SendDialog = lazy(async () => ({ default: (await import('../mails/index.ts')).SendDialog }))

type Back = ComponentProps<typeof PaperPage>['back']

/** @throws ApiError `not_found` if there is no credit note with that number */
const CreditNote = ({ note, back, invoiceId }: { note: string; back: Back; invoiceId?: string }) => {
  const { creditNotes: m, refunds, paper } = useMessages(salesMessages)
  const { data } = useSuspenseQuery(reading(papers.creditNote, { id: note }))
  const { data: invoice } = useQuery({ ...invoiceRecord(invoiceId ?? ''), enabled: invoiceId !== undefined })
  const maySend = usePermission('invoices:write') && invoiceId !== undefined
  const changed = useInvoiceChanged()
  const [asked, setAsked] = useState<'eInvoice' | 'send'>()
  const close = () => setAsked(undefined)
  return (
    <PaperPage
      title={refunds.creditNote(note)}
      back={back}
      file={{ path: papers.creditNotePdf.path, query: { id: note }, name: note }}
      actions={
        <>
          <Button variant="default" onClick={() => setAsked('eInvoice')}>
            {paper.eInvoice}
          </Button>
          {maySend && (
            <Button
              variant="default"
              leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
              disabled={!invoice}
              onClick={() => setAsked('send')}
            >
              {m.send}
            </Button>
          )}
        </>
      }
      papers={[data]}
    >
      <Suspense>
        {asked === 'eInvoice' && <EInvoiceDialog id={note} onClose={close} />}
        {asked === 'send' && invoice && (
          <SendDialog invoice={invoice} creditNote={note} onSent={(invoices) => changed(...invoices)} onClose={close} />
        )}
      </Suspense>
    </PaperPage>
  )
}

const Loading = () => <PaperSkeleton title={useMessages(salesMessages).creditNotes.title} />

/** Renders a credit note below its invoice. */
export const InvoiceNotePage = () => {
  const { creditNotes: m } = useMessages(salesMessages)
  const { id, note } = useParams({ from: '/shell/invoices/$id/credit-note/$note' })
  return (
    <Suspense key={note} fallback={<Loading />}>
      <CreditNote
        note={note}
        invoiceId={id}
        back={{ to: '/invoices/$id/details', params: { id }, label: m.toInvoice }}
      />
    </Suspense>
  )
}

/** Renders the credit note of a refund below its order. */
export const OrderNotePage = () => {
  const { creditNotes: m } = useMessages(salesMessages)
  const { id, note } = useParams({ from: '/shell/orders/$id/credit-note/$note' })
  const { data } = useQuery(refundsOf(Number(id)))
  const invoiceId = data?.rows.find(({ creditNote }) => creditNote?.number === note)?.creditNote?.invoiceId
  return (
    <Suspense key={note} fallback={<Loading />}>
      <CreditNote
        note={note}
        {...(invoiceId && { invoiceId })}
        back={{ to: '/orders/$id', params: { id }, label: m.toOrder }}
      />
    </Suspense>
  )
}
