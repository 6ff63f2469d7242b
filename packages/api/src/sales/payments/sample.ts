import type { Insertable } from 'kysely'
import type { InvoicesTable } from '../../kit/sql/schema-invoices.ts'

type Paid = Pick<Insertable<InvoicesTable>, 'id' | 'customerId' | 'paymentMethod'> & {
  readonly paidAmount: number
  readonly paidAt?: Date
}

/** Generates the payments of complete invoices. */
export const samplePayments = (invoices: readonly Paid[]) =>
  invoices
    .flatMap(({ id, customerId, paymentMethod, paidAmount, paidAt }) =>
      paidAt && paidAmount > 0
        ? [
            {
              invoiceId: id,
              customerId,
              method: paymentMethod,
              amount: paidAmount,
              reference: '',
              settles: true,
              group: `settled ${id}`,
              date: paidAt,
              createdAt: paidAt,
              updatedAt: paidAt,
            },
          ]
        : [],
    )
    .map((payment, index) => ({ id: index + 1, ...payment }))
