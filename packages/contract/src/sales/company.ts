import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
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
} from '../core/fields.ts'
import { maxPictureBytes } from '../core/picture-file.ts'
import { timeZone } from '../core/time-zone.ts'
import { type PaperSize, paperSizes } from './printed.ts'

const sizes = Object.keys(paperSizes) as [PaperSize, ...PaperSize[]]

/** A logo is kept in its shape, with at most so many pixels: four for each point of its place on paper. */
export const largestLogo = { width: 640, height: 176 } as const

/** The check digits of ISO 13616: the account read as a number, letters as 10 to 35 and its head last, is 1 modulo 97. */
const isIban = (value: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  const digits = [...value.slice(4), ...value.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Whether a tax number is one of the VAT of a country, which begins with its code, and not one of a tax office. */
export const isVatId = (taxId: string): boolean => /^[A-Z]{2}[\dA-Z+*]{2,13}$/.test(taxId.replaceAll(/[\s.-]/g, ''))

const code = (most: number, is: (value: string) => boolean) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/[\s-]/g, '').toUpperCase())
    .max(most)
    .refine((value) => value === '' || is(value), { params: { code: 'invalid' } })

/** A place, as the database knows it too, and no distance from UTC, of which clocks are not put forward. */
export const companyZone = timeZone.refine((zone) => zone === 'UTC' || zone.includes('/'), {
  params: { code: 'time_zone' },
})

/** What a new invoice begins with, unless it says otherwise. */
const invoiceDefaults = z.object({
  /** How many days after its issue it is due. */
  invoiceDays: z.int().min(0).max(366),
  /** Of a line that is written; null where nobody said one. */
  invoiceTaxRate: taxRate.nullable(),
  invoiceTerms: multilineText(2000),
  invoiceNotes: multilineText(2000),
})
export type InvoiceDefaults = z.output<typeof invoiceDefaults>

const fields = z.object({
  name: text(120),
  address: multilineText(500),
  /** By its English name. */
  country: countryText(60),
  /** As invoices show it: a VAT number, such as DE123456788, or another number of the tax office. */
  taxId: text(40),
  /** Where and as what it is registered, such as HRB 12345, Amtsgericht Hamburg. */
  registration: text(120),
  email: z.union([z.literal(''), emailAddress]),
  phone,
  iban: code(34, isIban),
  /** ISO 9362. */
  bic: code(11, (value) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)),
  /** On which sheets things are printed where nothing else is said. */
  paperSize: choice(sizes),
  /** By whose clocks its days go: when it is today, when something is overdue. */
  timeZone: companyZone,
  ...invoiceDefaults.shape,
})

export const CompanyPatch = fields.partial()
export type CompanyPatch = z.output<typeof CompanyPatch>

export const Company = fields.extend({
  /** A PNG as a data address, with its size in pixels. */
  logo: z.object({ source: z.string(), width: z.int(), height: z.int() }).nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Company = z.output<typeof Company>

/** The company that sells: who invoices and all other papers are from. */
export const company = {
  read: endpoint({
    method: 'GET',
    path: '/company',
    needs: 'invoices:read',
    summary: 'The company that papers are from',
    output: Company,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company',
    needs: 'company:write',
    summary:
      'Change the company that papers are from; fields that are not sent stay. An invoice that was sent keeps the one that it was sent with',
    body: CompanyPatch,
    output: Company,
  }),
  changeLogo: endpoint({
    method: 'POST',
    path: '/company/logo',
    needs: 'company:write',
    summary: 'Upload the logo of papers, a JPEG, PNG, WebP or AVIF picture; it is made smaller, and kept as PNG',
    accepts: 'application/octet-stream',
    maxBytes: maxPictureBytes,
    output: Company,
    status: 200,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/company/logo',
    needs: 'company:write',
    summary: 'Remove the logo of papers',
    output: Company,
  }),
}
