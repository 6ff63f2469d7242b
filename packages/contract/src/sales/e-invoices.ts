import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { paperSize } from './printed.ts'

/** Mandatory terms of an e-invoice that may be missing. */
export const requiredTerms = [
  'issued',
  'sellerName',
  'sellerAddress',
  'sellerCountry',
  'sellerTaxId',
  'sellerRegistration',
  'buyerName',
  'buyerAddress',
  'buyerCountry',
  'lines',
  'rates',
  'category',
  'exemption',
  'onlyOutside',
  'sellerVatId',
  'buyerVatId',
  'supplyDate',
] as const
export type MissingTerm = (typeof requiredTerms)[number]

const query = z.object({ id: z.string().describe('The number of an invoice or a credit note, e.g. INV-001 or CN-002') })

/** Machine-readable invoices and credit notes by EN 16931: UBL 2.1 as XML, and PDF with embedded CII. */
export const eInvoices = {
  check: endpoint({
    method: 'GET',
    path: '/invoices/e-invoice',
    needs: 'invoices:read',
    summary: 'List the mandatory terms that an e-invoice lacks; empty if it can be created',
    query,
    output: z.object({
      id: z.string(),
      /** The invoice itself, or the one that a credit note belongs to. */
      invoiceId: z.string(),
      missing: z.array(z.enum(requiredTerms)),
    }),
  }),
  xml: endpoint({
    method: 'GET',
    path: '/invoices/e-invoice.xml',
    needs: 'invoices:read',
    summary:
      'Get an invoice or a credit note as an e-invoice (UBL 2.1, EN 16931); refused if mandatory terms are missing',
    query,
    output: z.string(),
    answers: 'application/xml',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invoices/e-invoice.pdf',
    needs: 'invoices:read',
    summary:
      'Get an invoice or a credit note as a PDF file with an embedded e-invoice: Factur-X (ZUGFeRD), profile EN 16931, CII in PDF/A-3; refused if mandatory terms are missing',
    query: query.extend({ size: paperSize }),
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  }),
}
