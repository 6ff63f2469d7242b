import { seriesKinds } from '@quarterdeck/contract/kit/constants'
import { replacePeriods } from '@quarterdeck/contract/sales/periods'
import { nextDates, type Recurrence, recurrenceUnits } from '@quarterdeck/contract/sales/recurrence'
import type { Series, SeriesDraft, SeriesPatch } from '@quarterdeck/contract/sales/series'
import { z } from 'zod'
import {
  daysBetween,
  type InvoiceInput,
  draftOf as invoiceDraftOf,
  fieldOf as invoiceFieldOf,
  inputFor as invoiceInputFor,
  plusDays,
} from '../../invoices/editor/index.ts'

export const seriesEnds = ['never', 'on', 'after'] as const

const Own = z
  .object({
    name: z.string().max(120),
    unit: z.enum(recurrenceUnits),
    every: z.int().min(1).max(365),
    /** `1` to `31`; empty for the day of the first invoice. */
    dayOfMonth: z.string(),
    ends: z.enum(seriesEnds),
    endDate: z.string(),
    maxCount: z.int().min(1).max(10_000).nullable(),
    makes: z.enum(seriesKinds),
  })
  .refine(({ ends, endDate }) => ends !== 'on' || endDate !== '', {
    path: ['endDate'],
    params: { code: 'required' },
  })
  .refine(({ ends, maxCount }) => ends !== 'after' || maxCount !== null, {
    path: ['maxCount'],
    params: { code: 'required' },
  })

export type RuleInput = z.output<typeof Own>

/** Form values of a series: its next invoice, whose dates follow from the rule, and the rule. */
export type SeriesInput = InvoiceInput & RuleInput
export type SeriesInputName = keyof SeriesInput

export const seriesInput = (invoice: z.ZodType<InvoiceInput>): z.ZodType<SeriesInput> => invoice.and(Own)

/** Default rule: monthly without an end. */
export const blankRule = {
  name: '',
  unit: 'month',
  every: 1,
  dayOfMonth: '',
  ends: 'never',
  endDate: '',
  maxCount: null,
  makes: 'draft',
} as const satisfies RuleInput

const isByMonth = (unit: Recurrence['unit']): boolean => unit === 'month' || unit === 'quarter' || unit === 'year'

type Ruled = Pick<SeriesInput, 'unit' | 'every' | 'dayOfMonth' | 'ends' | 'endDate' | 'maxCount' | 'issuedOn'>

/** Returns the edited rule; undefined if invalid. */
export const ruleOf = (input: Ruled): Recurrence | undefined => {
  const { unit, every, dayOfMonth, ends, endDate, maxCount, issuedOn } = input
  const isDay = (day: string) => z.iso.date().safeParse(day).success
  if (!Number.isInteger(every) || every < 1 || !isDay(issuedOn)) return undefined
  return {
    unit,
    every,
    startDate: issuedOn,
    dayOfMonth: isByMonth(unit) && dayOfMonth !== '' ? Number(dayOfMonth) : null,
    endDate: ends === 'on' && isDay(endDate) ? endDate : null,
    maxCount: ends === 'after' ? maxCount : null,
  }
}

/** Converts a series to form values; the start is its next date. */
export const inputOf = (series: Series, today: string): SeriesInput => {
  const { name, customer, billingAddress, products, unit, every, makes, endDate, maxCount, startDate } = series
  const { reference, discountAmount, shippingCharge, shippingTaxRate, tax, pricesIncludeTax } = series
  const isPast = series.nextDate === null || series.nextDate < today
  const next = isPast ? (nextDates(series, today, 1, series.madeCount)[0] ?? today) : series.nextDate
  const issuedOn = next ?? today
  // Counted from a later date, the day of the month would get lost in short ones.
  const kept = isByMonth(unit) && startDate.slice(8) !== issuedOn.slice(8) ? Number(startDate.slice(8)) : null
  return {
    reference,
    discountAmount,
    shippingCharge,
    shippingTaxRate,
    tax,
    pricesIncludeTax,
    taxExemption: series.taxExemption,
    notes: series.notes,
    terms: series.terms,
    language: series.language,
    // Each of its invoices is due at once.
    splitBy: 'percent',
    installments: [],
    suppliedOn: '',
    paymentMethod: 'Credit Card',
    ...billingAddress,
    customerId: String(customer.id),
    name,
    unit,
    every,
    makes,
    issuedOn,
    dueOn: plusDays(issuedOn, series.termDays),
    products: products.map(({ total: _, ...line }) => line),
    dayOfMonth: String(series.dayOfMonth ?? kept ?? ''),
    ends: endDate !== null ? 'on' : maxCount !== null ? 'after' : 'never',
    endDate: endDate ?? '',
    maxCount,
  }
}

/** Returns the next invoice with its period variables replaced. */
export const nextInvoiceTexts = (input: InvoiceInput): InvoiceInput => {
  const said = (text: string) => replacePeriods(text, input.issuedOn, input.language)
  return {
    ...input,
    products: input.products.map((line) => ({ ...line, title: said(line.title) })),
    reference: said(input.reference),
    notes: said(input.notes),
    terms: said(input.terms),
  }
}

const apart: Readonly<Partial<Record<string, string>>> = { issuedOn: 'startDate', dueOn: 'termDays', ends: 'endDate' }

/** Returns the series field of an input. */
export const fieldOf = (input: SeriesInputName): string =>
  apart[input] ?? (input in blankRule ? input : invoiceFieldOf(input as keyof InvoiceInput))

/** Returns the input that shows the error of an API field. */
export const inputFor = (path: string): string =>
  ({ startDate: 'issuedOn', termDays: 'dueOn' })[path] ?? invoiceInputFor(path)

/** All fields in the form; `status` is changed elsewhere. */
type Written = Required<Omit<z.input<typeof SeriesDraft>, 'status'>>

/** Converts form values to a new series. */
export const draftOf = (input: SeriesInput) => {
  const { name, unit, every, dayOfMonth, ends, endDate, maxCount, makes, ...invoice } = input
  const {
    issueDate: _,
    dueDate: __,
    installments: ___,
    suppliedOn: ____,
    payment: _____,
    ...content
  } = invoiceDraftOf(invoice)
  const { issuedOn } = invoice
  const rule = ruleOf(input) ?? { unit, every, startDate: issuedOn, dayOfMonth: null, endDate: null, maxCount: null }
  return {
    ...content,
    ...rule,
    name: name.trim(),
    makes,
    termDays: daysBetween(issuedOn, invoice.dueOn),
  } satisfies Written
}

/** Series fields changed by an input, if their names differ. */
const touched: Readonly<Partial<Record<SeriesInputName, readonly (keyof SeriesPatch)[]>>> = {
  customerId: ['customer'],
  email: ['billingAddress'],
  phone: ['billingAddress'],
  address: ['billingAddress'],
  country: ['billingAddress'],
  ends: ['endDate', 'maxCount'],
  // Another rule is counted from the date that is shown as the next one.
  issuedOn: ['unit', 'every', 'dayOfMonth', 'startDate', 'termDays'],
  dueOn: ['termDays'],
  unit: ['unit', 'every', 'dayOfMonth', 'startDate'],
  every: ['unit', 'every', 'dayOfMonth', 'startDate'],
  dayOfMonth: ['unit', 'every', 'dayOfMonth', 'startDate'],
}

/** Returns the changes as a patch. */
export const patchOf = (changed: readonly SeriesInputName[], typed: SeriesInput): SeriesPatch => {
  const draft = draftOf(typed)
  const fields = changed.flatMap((name): readonly string[] => touched[name] ?? [name])
  return Object.fromEntries(Object.entries(draft).filter(([name]) => fields.includes(name)))
}
