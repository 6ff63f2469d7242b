import type { Permission } from '../core/permission.ts'

/** By what the records of a metric may be told apart. */
export const splits = [
  ...(['status', 'buyer', 'country', 'productId', 'age', 'customerId'] as const),
  ...(['channel', 'campaign', 'entry', 'exit', 'device', 'zoneCountry', 'language'] as const),
  ...(['category', 'source', 'lessonsDone', 'courseId', 'instructorId'] as const),
  ...([
    'reason',
    'role',
    'falling',
    'lasting',
    'invoice',
    'opening',
    'returnCause',
    'goalId',
    'screen',
    'action',
    'cohort',
    'categorySize',
    'statusAge',
  ] as const),
] as const
export type Split = (typeof splits)[number]

/** What one must be allowed to read, beside the metric itself, to tell its records apart by that. */
export const splitNeeds: Readonly<Partial<Record<Split, Permission>>> = {
  country: 'users:read',
  productId: 'products:read',
  customerId: 'users:read',
  falling: 'products:read',
  lasting: 'products:read',
  invoice: 'orders:read',
  courseId: 'courses:read',
  instructorId: 'users:read',
  campaign: 'campaigns:read',
  goalId: 'goals:read',
}

/** Of these there may be any number, so that only the largest are told, and not over time. */
export const openSplits: readonly Split[] = [
  ...(['productId', 'customerId', 'courseId', 'instructorId'] as const),
  ...(['campaign', 'entry', 'exit', 'zoneCountry', 'language'] as const),
  ...(['falling', 'lasting', 'invoice', 'opening', 'goalId', 'action', 'categorySize'] as const),
]
export const mostParts = 8
/** These are fields of a map, all of which are told. */
export const mappedSplits: readonly Split[] = ['categorySize']

/** Of these each part has two numbers, of which the second is what it is compared with. */
export const pairedSplits: readonly Split[] = ['falling', 'lasting', 'invoice', 'opening']

/** What is told of each record: that it is there, fields added up and taken off, or what its lines say. */
export type Measure =
  | 'count'
  | { readonly plus: readonly string[]; readonly minus?: readonly string[] }
  | { readonly ofItems: 'quantity' | 'amount' }
  /** The median of the days from one moment of a record to another, or to now. */
  | { readonly medianDays: readonly [from: string, to: string] }

interface Common {
  /** `stars` are told in hundredths, as money is, and `percent` as a part of one. */
  readonly unit: 'count' | 'decimal' | 'money' | 'days' | 'milliseconds' | 'percent' | 'stars'
  readonly needs: Permission
  /** Whether more of it is good or bad news; absent where it is neither. */
  readonly more?: 'good' | 'bad'
}

/** A number that is counted or summed over the records of one list. */
export interface Plain extends Common {
  readonly of:
    | ('orders' | 'invoices' | 'visits' | 'expenses' | 'enrolments' | 'reviews')
    | ('openings' | 'applicants' | 'users' | 'campaigns' | 'targets' | 'budgets' | 'products' | 'usage')
  readonly measure: Measure
  /** By which moment a record belongs to a day; absent for what is so now, whatever the range. */
  readonly at?: string
  /** That moment stands for a day of the calendar, and lies in its day in UTC: core/day.ts. */
  readonly isDay?: true
  /** Which records: parameters of their list, each with the values of which one is enough. */
  readonly where?: Readonly<Record<string, readonly string[]>>
  readonly by?: readonly Split[]
  /** It is not about the records themselves but about their coming again: those of the last month, each month from now on. */
  readonly repeats?: 'month'
}

/** One number by another. */
export interface Ratio extends Common {
  readonly ratio: readonly [over: string, by: string]
  /** Both are told of so many days up to today, whatever the range, and the result is in days. */
  readonly days?: number
  /** By what comes to one day of the range, as far as it has passed: the result is in days. */
  readonly byDay?: true
  /** By what both may be told apart. */
  readonly by?: readonly Split[]
}

/** One number less another. */
export interface Difference extends Common {
  readonly difference: readonly [from: string, off: string]
}

export type Metric = Plain | Ratio | Difference

export const isRatio = (metric: Metric): metric is Ratio => 'ratio' in metric
export const isPlain = (metric: Metric): metric is Plain => 'measure' in metric

/** By what a metric may be told apart. */
export const splitsOf = (metric: Metric): readonly Split[] => ('by' in metric && metric.by) || []

/** The two metrics that one is made of; none where it is told by records. */
export const madeOf = (metric: Metric): readonly string[] => {
  if (isRatio(metric)) return metric.ratio
  return isPlain(metric) ? [] : metric.difference
}

/** The moments whose distance a metric is about; undefined for one that is a sum. */
export const medianOf = ({ measure }: Plain): readonly [from: string, to: string] | undefined =>
  typeof measure === 'object' && 'medianDays' in measure ? measure.medianDays : undefined
