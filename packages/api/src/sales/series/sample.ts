import { invoiceTotals, toDecimal } from '@quarterdeck/contract/kit/money'
import { nextDates, type Recurrence } from '@quarterdeck/contract/sales/recurrence'
import { piece } from '@quarterdeck/contract/sales/units'
import type { Insertable } from 'kysely'
import { ago, later } from '../../kit/generator/ago.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { samplePerson } from '../../people/users/index.ts'

interface Given extends Pick<Recurrence, 'unit' | 'every'> {
  readonly customerId: number
  readonly name: string
  readonly title: string
  readonly quantity: number
  /** Minor units. */
  readonly price: number
  readonly taxRate: number
  readonly reference: string
  readonly notes: string
  /** Days until it begins; far off, so that sample data stays as it is for a while. */
  readonly in: number
  readonly age: number
  readonly status: 'active' | 'paused'
  readonly makes: 'invoice' | 'draft'
}

const given: readonly Given[] = [
  {
    name: 'Showroom contract',
    customerId: 5,
    title: 'Showroom upkeep {year}',
    quantity: 1,
    price: 48_000,
    taxRate: 19,
    reference: 'Maintenance SU-2031',
    notes: 'Two visits a year, parts not included.',
    unit: 'year',
    every: 1,
    in: 212,
    age: 41.3,
    status: 'active',
    makes: 'draft',
  },
  {
    name: 'Flowers',
    customerId: 7,
    title: 'Flower subscription {period}',
    quantity: 4,
    price: 3_950,
    taxRate: 7,
    reference: 'Account 7719',
    notes: 'Delivered on Mondays.',
    unit: 'month',
    every: 1,
    in: 118,
    age: 20.6,
    status: 'paused',
    makes: 'invoice',
  },
]

const amounts = { shippingCharge: 0, shippingTaxRate: null, discountAmount: 0, pricesIncludeTax: false }

/** Sample recurring invoices. */
export const sampleSeries = (now: Date): readonly Insertable<Schema['series']>[] =>
  given.map(({ title, quantity, price, taxRate, age, in: days, ...series }, index) => {
    const { id, name, image, email, phone, postal } = samplePerson(series.customerId)
    const line = { productId: null, title, quantity, unit: piece, price, discount: 0, taxRate, taxCategory: null }
    const { totals, taxes, tax, totalAmount } = invoiceTotals({ ...amounts, tax: 0, products: [line] })
    const startDate = later(now, days).toISOString().slice(0, 10)
    const rule = { ...series, dayOfMonth: null, startDate, endDate: null, maxCount: null }
    return {
      ...rule,
      ...amounts,
      id: index + 1,
      tax,
      totalAmount,
      terms: '',
      language: 'en' as const,
      termDays: 30,
      customerId: id,
      customerName: name,
      customerImage: image,
      billingEmail: email,
      billingPhone: phone,
      billingAddress: postal,
      products: JSON.stringify([{ ...line, total: totals[0] ?? 0 }]),
      taxes: JSON.stringify(
        taxes.map(({ base, amount, ...at }) => ({ ...at, base: toDecimal(base), amount: toDecimal(amount) })),
      ),
      pausedBy: null,
      lastDate: null,
      madeCount: 0,
      nextDate: nextDates(rule, startDate, 1)[0] ?? null,
      createdAt: ago(now, age),
      updatedAt: ago(now, age),
    }
  })
