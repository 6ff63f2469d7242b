import { Button } from '@mantine/core'
import { papers } from '@quarterdeck/contract/sales/papers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { reading } from '../../../lib/api/queries.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { salesMessages } from '../../messages/index.ts'
import { PaperPage, PaperSkeleton } from '../../paper/index.ts'
import { orderMessages } from '../messages/index.ts'

const EInvoiceDialog = lazy(async () => ({ default: (await import('../../e-invoice/index.ts')).EInvoiceDialog }))

/** @throws ApiError `not_found` where there is no note of that number */
const CreditNote = ({ id, note }: { id: string; note: string }) => {
  const { creditNote: m, paper } = useMessages(orderMessages).record
  const how = { id: note, locale: useLocale() }
  const { data } = useSuspenseQuery(reading(papers.creditNote, how))
  const { paper: sales } = useMessages(salesMessages)
  const [isAsked, setAsked] = useState(false)
  return (
    <PaperPage
      title={m.title(note)}
      back={{ to: '/orders/$id', params: { id }, label: paper.back }}
      file={{ path: papers.creditNotePdf.path, query: how, name: note }}
      actions={
        <Button variant="default" onClick={() => setAsked(true)}>
          {sales.eInvoice}
        </Button>
      }
      papers={[data]}
    >
      <Suspense>{isAsked && <EInvoiceDialog id={note} onClose={() => setAsked(false)} />}</Suspense>
    </PaperPage>
  )
}

/** The credit note on what was paid back of an order, to be printed. */
export const CreditNotePage = () => {
  const { title } = useMessages(orderMessages)
  const { id, note } = useParams({ from: '/shell/orders/$id/credit-note/$note' })
  return (
    <Suspense key={`${id} ${note}`} fallback={<PaperSkeleton title={title} />}>
      <CreditNote id={id} note={note} />
    </Suspense>
  )
}
