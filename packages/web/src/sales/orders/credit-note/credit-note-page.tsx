import { toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import type { Refund } from '@quarterdeck/contract/sales/refunds'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { recordMessages } from '../../../records/index.ts'
import { salesMessages } from '../../messages/index.ts'
import { refundsOf } from '../../refunds/index.ts'
import { orderMessages } from '../messages/index.ts'
import paper from '../paper/paper.module.css'
import { PaperPage, PaperSkeleton } from '../paper/paper-page.tsx'
import { useOrder } from '../use-order.ts'

/** What was paid back beside lines and shipping, such as a goodwill amount; negative where less was paid than they come to. */
const restOf = ({ amount, shippingAmount, lines }: Refund): number =>
  toDecimal(lines.reduce((left, line) => left - toMinor(line.amount), toMinor(amount) - toMinor(shippingAmount)))

/** What was paid back, line by line, and what it comes to. */
const Credited = ({ refund }: { refund: Refund }) => {
  const { creditNote: m } = useMessages(orderMessages).record
  const { items, quantity, total } = useMessages(recordMessages)
  const { shipping } = useMessages(salesMessages).refunds
  const { money, number } = useFormats()
  const rest = restOf(refund)
  const others = [
    [shipping, refund.shippingAmount],
    [m.other, rest],
  ] as const
  return (
    <table className={paper.items}>
      <thead>
        <tr>
          <th scope="col">{items}</th>
          <th scope="col">{quantity}</th>
          <th scope="col">{m.amount}</th>
        </tr>
      </thead>
      <tbody>
        {refund.lines.map(({ line, name, quantity: pieces, amount }) => (
          <tr key={line}>
            <td>{name}</td>
            <td data-figures>{number(pieces)}</td>
            <td data-figures>{money(amount)}</td>
          </tr>
        ))}
        {others.map(
          ([label, amount]) =>
            amount !== 0 && (
              <tr key={label}>
                <td>{label}</td>
                <td />
                <td data-figures>{money(amount)}</td>
              </tr>
            ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td />
          <td data-figures>{money(refund.amount)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** @throws ApiError `not_found` where nothing of that number was paid back, or no note was made on it */
const CreditNote = ({ id, refundId }: { id: string; refundId: string }) => {
  const {
    record: { creditNote: m },
    fields,
  } = useMessages(orderMessages)
  const { date } = useFormats()
  const { customer, billing } = useOrder(id)
  const { data } = useSuspenseQuery(refundsOf(Number(id)))
  const refund = data.rows.find((each) => String(each.id) === refundId)
  if (!refund?.creditNote) throw new ApiError('not_found', 'Credit note not found')
  const { number, invoiceId, createdAt } = refund.creditNote
  return (
    <PaperPage id={id} title={m.title(number)}>
      <dl className={paper.facts}>
        <div>
          <dt>{fields.billing}</dt>
          <dd>
            <bdi>{customer.name}</bdi>
          </dd>
          <dd>{billing}</dd>
        </div>
        <div>
          <dt>{m.open}</dt>
          <dd data-figures>{number}</dd>
          <dt>{m.date}</dt>
          <dd>{date(createdAt)}</dd>
        </div>
        <div>
          <dt>{fields.invoiceId}</dt>
          <dd data-figures>{invoiceId}</dd>
          <dt>{fields.id}</dt>
          <dd data-figures>#{id}</dd>
        </div>
      </dl>
      <Credited refund={refund} />
      <dl className={paper.facts}>
        <div>
          <dt>{m.reason}</dt>
          <dd>{refund.reason}</dd>
        </div>
      </dl>
    </PaperPage>
  )
}

/** The credit note on what was paid back of an order, to be printed. */
export const CreditNotePage = () => {
  const { id, refund } = useParams({ from: '/shell/orders/$id/credit-note/$refund' })
  return (
    <Suspense key={`${id} ${refund}`} fallback={<PaperSkeleton />}>
      <CreditNote id={id} refundId={refund} />
    </Suspense>
  )
}
