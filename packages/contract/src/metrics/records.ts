import { type Age, dueWithin } from '../sales/receivables.ts'
import { isPlain, type Metric, madeOf, type Plain, type Split } from './metric.ts'
import { metricOf } from './metrics.ts'

/** From a moment up to, and without, another. */
export interface Span {
  readonly from: string
  readonly to: string
}

export type Parameters = readonly (readonly [name: string, value: string])[]

const partParameters = (split: Split, key: string, asOf: string): Parameters => {
  if (split !== 'age') return [key === '' ? [`${split}.empty`, 'true'] : [split, key]]
  const { from, to } = dueWithin(key as Age, asOf)
  return [...(from ? [['dueDate.gte', from] as const] : []), ...(to ? [['dueDate.lt', to] as const] : [])]
}

/**
 * The parameters of the list that has exactly the records of a number: of all of them, or of one part.
 * @param asOf the day (UTC) by which it is told how late something is
 */
export const recordsOf = (
  { at, where = {} }: Plain,
  span: Span | undefined,
  part: { readonly split: Split; readonly key: string } | undefined,
  asOf: string,
): Parameters => {
  const own = part && part.split !== 'age' ? partParameters(part.split, part.key, asOf) : []
  const replaced = new Set(own.map(([name]) => name))
  return [
    ...Object.entries(where).flatMap(([name, values]) =>
      replaced.has(name) ? [] : values.map((value) => [name, value] as const),
    ),
    ...own,
    ...(part?.split === 'age' ? partParameters('age', part.key, asOf) : []),
    ...(at && span ? [[`${at}.gte`, span.from] as const, [`${at}.lt`, span.to] as const] : []),
  ]
}

/** The metric whose records a number is about: its own, or those of the first of two. */
export const listedBy = (metric: Metric): Plain =>
  isPlain(metric) ? metric : listedBy(metricOf(madeOf(metric)[0] ?? ''))
