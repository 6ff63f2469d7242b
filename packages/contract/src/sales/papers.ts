import { z } from 'zod'
import { type Endpoint, endpoint } from '../core/endpoint.ts'
import { locales } from '../core/locales.ts'
import { Paper, paperSizes } from './printed.ts'

const how = {
  locale: z.enum(locales).default('en').describe('The language of its words, dates and amounts'),
  size: z.enum(Object.keys(paperSizes) as (keyof typeof paperSizes)[]).default('A4'),
}

/** The same paper as a file. */
const asPdf = <Query extends z.ZodType>({ path, summary, needs, query }: Endpoint<Query, z.ZodType, typeof Paper>) =>
  endpoint({
    ...{ method: 'GET', path: `${path}.pdf`, needs, summary: `${summary}, as a PDF file` },
    ...(query && { query }),
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  })

const slip = endpoint({
  method: 'GET',
  path: '/orders/slip',
  needs: 'orders:read',
  summary: 'What goes into the parcel of an order or of one of its shipments, without prices',
  query: z.object({ id: z.string(), shipment: z.string().optional(), ...how }),
  output: Paper,
})

const creditNote = endpoint({
  method: 'GET',
  path: '/refunds/credit-note',
  needs: 'refunds:read',
  summary: 'The credit note on what was paid back of an order',
  query: z.object({ id: z.string().describe('The number of the note, e.g. CN-002'), ...how }),
  output: Paper,
})

/** Documents as they are printed: laid out for a screen, and as files. */
export const papers = { slip, slipPdf: asPdf(slip), creditNote, creditNotePdf: asPdf(creditNote) }
