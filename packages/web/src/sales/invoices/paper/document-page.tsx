import { papers } from '@quarterdeck/contract/sales/papers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { PaperPage, PaperSkeleton } from '../../paper/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { invoicePaper } from '../source.ts'

const Document = ({ id }: { id: string }) => {
  const { paper: m, name } = useMessages(invoiceMessages)
  const { data } = useSuspenseQuery(invoicePaper(id))
  return (
    <PaperPage
      title={name(id)}
      back={{ to: '/invoices/$id/details', params: { id }, label: m.back }}
      file={{ path: papers.invoicePdf.path, query: { id }, name: id }}
      papers={[data]}
    />
  )
}

/** Shows the printable document of an invoice. */
export const DocumentPage = () => {
  const { title } = useMessages(invoiceMessages)
  const { id } = useParams({ from: '/shell/invoices/$id/document' })
  return (
    <Suspense key={id} fallback={<PaperSkeleton title={title} />}>
      <Document id={id} />
    </Suspense>
  )
}
