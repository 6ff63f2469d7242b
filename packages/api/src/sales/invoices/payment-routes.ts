import { toDecimal } from '@quarterdeck/contract/kit/money'
import { paymentList, payments } from '@quarterdeck/contract/sales/payments'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import * as store from '../payments/index.ts'
import { create, refund, remove } from './payments.ts'

const wire = (rows: readonly store.PaymentDoc[]) => ({ payments: rows.map((row) => store.toDto(row)) })

/** Serves payments here, because they change invoices. */
export const servePayments = (serve: Serve): void => {
  serve.read(payments.list, async ({ db, list, url }) =>
    listAnswer(paymentList, url, list, await store.list(db, list), (rows) => rows.map((row) => store.toDto(row))),
  )
  serve.read(payments.credit, async ({ db, query: { customerId } }) => ({
    customerId,
    amount: toDecimal(await store.creditOf(db, customerId)),
  }))
  serve.write(payments.create, async ({ body, ...context }) => wire(await create(context, body)))
  serve.write(payments.refund, async ({ body, ...context }) => wire(await refund(context, body)))
  serve.write(payments.remove, async ({ query, ...context }) => wire(await remove(context, query.id)))
}
