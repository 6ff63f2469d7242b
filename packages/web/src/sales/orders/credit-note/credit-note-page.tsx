import { papers } from '@quarterdeck/contract/sales/papers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { reading } from '../../../lib/api/queries.ts'
import { useLocale, useMessages } from '../../../lib/i18n/use-messages.ts'
import { orderMessages } from '../messages/index.ts'
import { PaperPage, PaperSkeleton } from '../paper/paper-page.tsx'

/** @throws ApiError `not_found` where there is no note of that number */
const CreditNote = ({ id, note }: { id: string; note: string }) => {
  const { creditNote: m } = useMessages(orderMessages).record
  const locale = useLocale()
  const { data } = useSuspenseQuery(reading(papers.creditNote, { id: note, locale, size: 'A4' }))
  return <PaperPage id={id} title={m.title(note)} paper={data} />
}

/** The credit note on what was paid back of an order, to be printed. */
export const CreditNotePage = () => {
  const { id, note } = useParams({ from: '/shell/orders/$id/credit-note/$note' })
  return (
    <Suspense key={`${id} ${note}`} fallback={<PaperSkeleton />}>
      <CreditNote id={id} note={note} />
    </Suspense>
  )
}
