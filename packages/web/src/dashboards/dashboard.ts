import type { Permission } from '@quarterdeck/contract/core/permission'
import type { Split } from '@quarterdeck/contract/metrics/metric'
import type { MetricName } from '@quarterdeck/contract/metrics/metrics'
import type { RangeName } from './address.ts'

/** How a card shows its numbers. */
export type Shape = 'figure' | 'line' | 'bars' | 'stack' | 'ranking' | 'waterfall' | 'funnel' | 'metrics'

export interface Card {
  /** What its title is kept under. */
  readonly name: string
  /** More than one share a scale, or are steps of a waterfall. */
  readonly metrics: readonly [MetricName, ...MetricName[]]
  readonly shape: Shape
  readonly by?: Split
  /** Of twelve columns. */
  readonly width: 3 | 4 | 6 | 8 | 12
}

/** Cards in their rows. What they show follows from the metrics, and how from the shape. */
export interface Dashboard {
  readonly needs: Permission
  /** Where it is said what it is told from. */
  readonly settings?: '/settings/analytics'
  /** The range that it begins with, where in 30 days little happens of what it is about. */
  readonly usual?: RangeName
  readonly rows: readonly (readonly Card[])[]
}
