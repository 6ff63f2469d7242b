import type { Permission } from '../../kit/permission.ts'

/** Dimensions by which a metric can be grouped. */
export const dimensions = [
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
export type Dimension = (typeof dimensions)[number]

/** Permission required for a dimension, in addition to that of the metric. */
export const dimensionPermissions: Readonly<Partial<Record<Dimension, Permission>>> = {
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

/** Dimensions with an unlimited number of groups: only the largest are returned, without a time series. */
export const topNDimensions: readonly Dimension[] = [
  ...(['productId', 'customerId', 'courseId', 'instructorId'] as const),
  ...(['campaign', 'entry', 'exit', 'zoneCountry', 'language'] as const),
  ...(['falling', 'lasting', 'invoice', 'opening', 'goalId', 'action', 'categorySize'] as const),
]
export const maxParts = 8
/** Dimensions stored as a map; all their keys are returned. */
export const mapDimensions: readonly Dimension[] = ['categorySize']

/** Dimensions whose groups have two numbers; the second is the comparison value. */
export const comparisonDimensions: readonly Dimension[] = ['falling', 'lasting', 'invoice', 'opening']

/** Aggregate over the records: their number, sums of fields (added and subtracted), or sums over their lines. */
export type Measure =
  | 'count'
  | { readonly plus: readonly string[]; readonly minus?: readonly string[] }
  | { readonly ofItems: 'quantity' | 'amount' }
  /** Median of the days between two timestamps of a record, or until now. */
  | { readonly medianDays: readonly [from: string, to: string] }

interface Common {
  /** `stars` are hundredths, as money is; `percent` is a fraction of 1. */
  readonly unit: 'count' | 'decimal' | 'money' | 'days' | 'milliseconds' | 'percent' | 'stars'
  readonly needs: Permission
  /** Reading of an increase; absent if it is neutral. */
  readonly more?: 'good' | 'bad'
}

/** A count or sum over the records of one list. */
export interface Plain extends Common {
  readonly of:
    | ('orders' | 'invoices' | 'visits' | 'expenses' | 'enrolments' | 'reviews')
    | ('openings' | 'applicants' | 'users' | 'campaigns' | 'targets' | 'budgets' | 'products' | 'usage')
  readonly measure: Measure
  /** Timestamp that assigns a record to a day; absent for a metric of the present, which ignores the range. */
  readonly at?: string
  /**
   * True if the timestamp stands for a calendar day and is stored as an instant of that day in UTC (see kit/day.ts).
   */
  readonly isDay?: true
  /** Filters of the list; a record matches if each parameter has one of its values. */
  readonly where?: Readonly<Record<string, readonly string[]>>
  readonly by?: readonly Dimension[]
  /** Projects recurring records: those of the last month are counted again in each future month. */
  readonly repeats?: 'month'
}

/** Quotient of two metrics. */
export interface Ratio extends Common {
  readonly ratio: readonly [over: string, by: string]
  /** Reads both metrics over this number of days up to today instead of the range; the result is in days. */
  readonly days?: number
  /** Divides by the daily average of the elapsed range; the result is in days. */
  readonly byDay?: true
  /** Dimensions that both metrics have. */
  readonly by?: readonly Dimension[]
}

/** Difference of two metrics. */
export interface Difference extends Common {
  readonly difference: readonly [from: string, off: string]
}

export type Metric = Plain | Ratio | Difference

export const isRatio = (metric: Metric): metric is Ratio => 'ratio' in metric
export const isPlain = (metric: Metric): metric is Plain => 'measure' in metric

/** Returns the dimensions of a metric. */
export const dimensionsOf = (metric: Metric): readonly Dimension[] => ('by' in metric && metric.by) || []

/** Returns the two metrics that a quotient or difference is computed from; none for a plain metric. */
export const componentsOf = (metric: Metric): readonly string[] => {
  if (isRatio(metric)) return metric.ratio
  return isPlain(metric) ? [] : metric.difference
}

/** Returns the two timestamps of a median metric; undefined for a count or sum. */
export const medianOf = ({ measure }: Plain): readonly [from: string, to: string] | undefined =>
  typeof measure === 'object' && 'medianDays' in measure ? measure.medianDays : undefined
