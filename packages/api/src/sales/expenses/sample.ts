import type { Expense } from '@quarterdeck/contract/sales/expenses'
import { later } from '../../kit/generator/ago.ts'

interface Cost extends Pick<Expense, 'vendor' | 'category' | 'paidFrom'> {
  /** Minor units, including tax; varies by a tenth if not monthly. */
  readonly amount: number
  /** Percent of the net amount. */
  readonly tax: number
  /** Range of months before this one; absent for all. */
  readonly months?: readonly number[]
  /** Days after the first of the month. */
  readonly day: number
  readonly recurring?: true
  readonly note?: string
}

const monthsFrom = (oldest: number, every: number, first = 0): readonly number[] =>
  Array.from({ length: 24 }, (_, month) => month).filter((month) => month <= oldest && month % every === first)

/** Expenses of a small shop in two years. */
const costs: readonly Cost[] = [
  { vendor: 'Harbor Storage', category: 'Rent', paidFrom: 'Bank', amount: 14_280, tax: 19, day: 0, recurring: true },
  {
    vendor: 'Northlight Hosting',
    category: 'Software',
    paidFrom: 'Card',
    amount: 1428,
    tax: 19,
    day: 2,
    recurring: true,
  },
  {
    vendor: 'Ledgerly',
    category: 'Software',
    paidFrom: 'Card',
    amount: 2261,
    tax: 19,
    day: 4,
    recurring: true,
    months: monthsFrom(17, 1),
  },
  { vendor: 'Swift Parcel', category: 'Shipping', paidFrom: 'Bank', amount: 4165, tax: 19, day: 26 },
  {
    vendor: 'Packwell',
    category: 'Supplies',
    paidFrom: 'Card',
    amount: 3570,
    tax: 19,
    day: 9,
    months: monthsFrom(23, 2, 1),
    note: 'Boxes and tape',
  },
  {
    vendor: 'Beacon Ads',
    category: 'Marketing',
    paidFrom: 'Card',
    amount: 7140,
    tax: 19,
    day: 14,
    months: monthsFrom(23, 3, 2),
    note: 'Search ads',
  },
  {
    vendor: 'Dora Lindqvist',
    category: 'Salaries',
    paidFrom: 'Bank',
    amount: 18_000,
    tax: 0,
    day: 27,
    recurring: true,
    months: monthsFrom(9, 1),
    note: 'Packing, two afternoons a week',
  },
  {
    vendor: 'Lindner & Vogt',
    category: 'Professional services',
    paidFrom: 'Bank',
    amount: 23_800,
    tax: 19,
    day: 11,
    months: [3, 15],
    note: 'Annual accounts',
  },
  {
    vendor: 'City Treasury',
    category: 'Taxes',
    paidFrom: 'Bank',
    amount: 9600,
    tax: 0,
    day: 15,
    months: monthsFrom(23, 3),
  },
  {
    vendor: 'Trade Fair Lisbon',
    category: 'Travel',
    paidFrom: 'Card',
    amount: 41_000,
    tax: 7,
    day: 19,
    months: [8, 20],
    note: 'Stand, hotel and train',
  },
  {
    vendor: 'Corner Stationers',
    category: 'Supplies',
    paidFrom: 'Cash',
    amount: 1190,
    tax: 19,
    day: 21,
    months: monthsFrom(23, 2),
  },
  {
    vendor: 'Brightwork',
    category: 'Equipment',
    paidFrom: 'PayPal',
    amount: 35_700,
    tax: 19,
    day: 6,
    months: [6, 18],
    note: 'Label printer; a lamp for photographs',
  },
  {
    vendor: 'Postcard Press',
    category: 'Marketing',
    paidFrom: 'PayPal',
    amount: 5950,
    tax: 19,
    day: 12,
    months: monthsFrom(22, 5, 2),
    note: 'Cards for parcels',
  },
  { vendor: 'Old Mill Bank', category: 'Other', paidFrom: 'Bank', amount: 590, tax: 0, day: 28, recurring: true },
]

const taxIn = (amount: number, percent: number) => Math.round((amount * percent) / (100 + percent))

/** Returns the first day (UTC) of the month `count` months ago. */
const monthBefore = (now: Date, count: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1))

const ofMonth = (now: Date, month: number) =>
  costs.flatMap(({ months, amount, tax, day, recurring = false, note = '', ...cost }, index) => {
    const date = later(monthBefore(now, month), day)
    if ((months && !months.includes(month)) || date > now) return []
    const paid = recurring ? amount : Math.round((amount * (95 + ((month * 7 + index * 5) % 11))) / 100)
    const createdAt = new Date(Math.min(now.getTime(), later(date, 0.4).getTime()))
    return [{ ...cost, date, amount: paid, tax: taxIn(paid, tax), recurring, note, createdAt, updatedAt: createdAt }]
  })

/** Generates the rows of `expenses`, oldest first. */
export const sampleExpenses = (now: Date) =>
  Array.from({ length: 24 }, (_, index) => ofMonth(now, 23 - index))
    .flat()
    .sort((one, other) => one.date.getTime() - other.date.getTime())
    .map((row, index) => ({ ...row, id: index + 1 }))
