import { maxPrinted } from '@quarterdeck/contract/sales/papers'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { readRequest } from '../../../kit/ui/data-table/use-list-state.ts'
import { PaperPage, PaperSkeleton } from '../../paper/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { invoicePaper, invoiceSource } from '../source.ts'

const Papers = () => {
  const { paper: m } = useMessages(invoiceMessages)
  const { except = [], ...search }: SearchParams = useSearch({ strict: false })
  const request = readRequest(invoiceSource.spec, search)
  const { data } = useSuspenseQuery(invoiceSource.page({ ...request, page: 1, perPage: maxPrinted }))
  const rows = data.rows.filter(({ id }) => ![except].flat().includes(id))
  const papers = useSuspenseQueries({ queries: rows.map(({ id }) => invoicePaper(id)) }).map((paper) => paper.data)
  return (
    <PaperPage
      title={m.many(rows.length)}
      {...(data.total > maxPrinted && { about: m.onlyFirst(maxPrinted) })}
      back={{ to: '/invoices', label: m.toList }}
      papers={papers}
    />
  )
}

/** Shows the documents of several invoices to print them together. */
export const PrintPage = () => {
  const { list } = useMessages(invoiceMessages)
  return (
    <Suspense fallback={<PaperSkeleton title={list.title} />}>
      <Papers />
    </Suspense>
  )
}
