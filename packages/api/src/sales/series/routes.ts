import { notFound } from '@quarterdeck/contract/kit/problem'
import { series, seriesKind } from '@quarterdeck/contract/sales/series'
import type { Serve } from '../../kit/http/serve.ts'
import { serveVerbs } from '../../kit/ordinary/index.ts'
import { todayOf } from '../company/index.ts'
import { byId as findInvoice, toDto as invoiceDto } from '../invoices/index.ts'
import { issueNow, type World } from './make-due.ts'
import { toDto } from './rules.ts'
import { skip } from './steps.ts'
import * as store from './store.ts'

export const serveSeries = (serve: Serve): void =>
  // Not shared: the journal entry of the invoice already reports it.
  serveVerbs(serve, seriesKind, { ...store, toDto, isShared: false })

/** Serves the operations of series beyond those of all records. */
export const serveSeriesSteps = (serve: Serve, world: World): void => {
  serve.write(series.skip, async ({ body, ...context }) => ({
    series: toDto(await skip(context, String(body.id))),
  }))

  serve.write(series.issueNow, async ({ body, ...context }) => {
    const made = await issueNow(context, world, String(body.id))
    const invoice = await findInvoice(context.tx, made.invoice)
    if (!invoice) throw notFound('Invoice')
    return { series: toDto(made.series), invoice: invoiceDto(invoice, await todayOf(context.tx, context.now)) }
  })
}
