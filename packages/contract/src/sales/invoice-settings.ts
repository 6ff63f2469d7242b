import { z } from 'zod'
import { invoiceLocks } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { choice } from '../kit/fields.ts'

const InvoiceSettings = z.object({ lock: choice(invoiceLocks) })
const StoredSettings = InvoiceSettings.extend({ version: z.int() })

/**
 * Numbers of future invoices: `INV-001`, or by year of issue `INV-2026-001`, each year from 1. The prefix is upper
 * case, does not end in a digit, which would read as part of the number, and differs from those of drafts and credit
 * notes.
 */
const InvoiceNumbering = z.object({
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .max(8)
    .regex(/^[A-Z]([A-Z0-9.-]*[A-Z.-])?$/)
    .refine((prefix) => !/^(DRAFT|CN)\b/.test(prefix)),
  byYear: z.boolean(),
})
const StoredNumbering = InvoiceNumbering.extend({
  /** Next number in this format. */
  next: z.int(),
  version: z.int(),
})
export type StoredNumbering = z.output<typeof StoredNumbering>

/** Settings of invoices: the date up to which they are locked, and the format of their numbers. */
export const settingsEndpoints = {
  settings: endpoint({
    method: 'GET',
    path: '/invoices/settings',
    needs: 'invoices:read',
    summary: 'Get the setting for when invoices are locked',
    output: StoredSettings,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/invoices/settings',
    needs: 'users:access',
    sendsNoMail: true,
    summary:
      'Change when amounts, lines and customer of invoices are locked: never, once sent or partly paid, or once issued',
    body: InvoiceSettings,
    output: StoredSettings,
  }),
  numbering: endpoint({
    method: 'GET',
    path: '/invoices/numbering',
    needs: 'invoices:read',
    summary: 'Get the format of the next invoice number',
    output: StoredNumbering,
  }),
  changeNumbering: endpoint({
    method: 'PUT',
    path: '/invoices/numbering',
    needs: 'users:access',
    sendsNoMail: true,
    summary:
      'Change the format of future invoice numbers: another prefix, by year of issue, or a higher next number. Each prefix and year has its own sequence without gaps; existing numbers stay',
    body: InvoiceNumbering.extend({ next: z.int().min(1).max(999_999_999).optional() }),
    output: StoredNumbering,
  }),
}
