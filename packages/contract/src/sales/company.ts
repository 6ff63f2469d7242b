import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  countryText,
  emailAddress,
  multilineText,
  phone,
  taxRate,
  text,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import { maxPictureBytes } from '../kit/picture-file.ts'
import { timeZone } from '../kit/time-zone.ts'
import { type PaperSize, pageSizes } from './printed.ts'

const sizes = Object.keys(pageSizes) as [PaperSize, ...PaperSize[]]

/**
 * Maximum size of the stored logo, in pixels: four per point on paper. Larger ones are scaled down, keeping their
 * aspect ratio.
 */
export const largestLogo = { width: 640, height: 176 } as const

/**
 * Checks an IBAN by the check digits of ISO 13616: with its first four characters moved to the end and letters read
 * as 10 to 35, the number is 1 modulo 97.
 */
const isIban = (value: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  const digits = [...value.slice(4), ...value.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Returns true for a VAT ID, which begins with a country code, and false for a number of a local tax office. */
export const isVatId = (taxId: string): boolean => /^[A-Z]{2}[\dA-Z+*]{2,13}$/.test(taxId.replaceAll(/[\s.-]/g, ''))

const code = (most: number, is: (value: string) => boolean) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s-]/g, '').toUpperCase())
    .max(most)
    .refine((value) => value === '' || is(value), { params: { code: 'invalid' } })

/**
 * A named time zone that the database knows too. Fixed offsets are rejected, because they ignore daylight saving
 * time.
 */
export const companyZone = timeZone.refine((zone) => zone === 'UTC' || zone.includes('/'), {
  params: { code: 'time_zone' },
})

/** Defaults of a new invoice. */
const invoiceDefaults = z.object({
  /** Payment term, in days after the issue date. */
  invoiceDays: z.int().min(0).max(366),
  /** Default tax rate of a new line, in percent; null if none is set. */
  invoiceTaxRate: taxRate.nullable(),
  invoiceTerms: multilineText(2000),
  invoiceNotes: multilineText(2000),
})
export type InvoiceDefaults = z.output<typeof invoiceDefaults>

const fields = z.object({
  name: text(120),
  address: multilineText(500),
  /** English name of the country. */
  country: countryText(60),
  /** Tax number printed on invoices: a VAT ID, such as DE123456788, or a local tax number. */
  taxId: text(40),
  /** Entry in the company register, such as HRB 12345, Amtsgericht Hamburg. */
  registration: text(120),
  email: z.union([z.literal(''), emailAddress]),
  phone,
  iban: code(34, isIban),
  /** ISO 9362 code of the bank. */
  bic: code(11, (value) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)),
  /** Default paper size of documents. */
  paperSize: choice(sizes),
  /** Time zone of the company's days: decides which day is today, and so what is overdue. */
  timeZone: companyZone,
  ...invoiceDefaults.shape,
})

export const CompanyPatch = fields.partial()
export type CompanyPatch = z.output<typeof CompanyPatch>

export const Company = fields.extend({
  /** PNG as a data URL, with its size in pixels. */
  logo: z.object({ source: z.string(), width: z.int(), height: z.int() }).nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Company = z.output<typeof Company>

/** The selling company: the sender of invoices and all other documents. */
export const company = {
  read: endpoint({
    method: 'GET',
    path: '/company',
    needs: 'invoices:read',
    summary: 'Get the company that issues documents',
    output: Company,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company',
    needs: 'company:write',
    summary:
      'Change the company that issues documents; absent fields stay unchanged. Sent invoices keep the company data they were sent with',
    body: CompanyPatch,
    output: Company,
  }),
  changeLogo: endpoint({
    method: 'POST',
    path: '/company/logo',
    needs: 'company:write',
    summary: 'Upload the logo for documents (JPEG, PNG, WebP or AVIF); it is scaled down and stored as PNG',
    accepts: 'application/octet-stream',
    maxBytes: maxPictureBytes,
    output: Company,
    status: 200,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/company/logo',
    needs: 'company:write',
    summary: 'Remove the logo from documents',
    output: Company,
  }),
}
