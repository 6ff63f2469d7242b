import type { Permission } from '@quarterdeck/contract/core/permission'
import type { Split } from '@quarterdeck/contract/metrics/metric'
import type { MetricName } from '@quarterdeck/contract/metrics/metrics'
import type { SearchParams } from '../lib/search-params.ts'
import type { CardDays, RangeName } from './address.ts'

/** How a card shows its numbers. */
export type Shape =
  | ('figure' | 'line' | 'bars' | 'stack' | 'ranking' | 'waterfall' | 'funnel' | 'metrics')
  /** Each part against what it may come to: another metric, or the second number that it has. */
  | 'quota'
  /** Each part with the two numbers that it has, as a table. */
  | 'pairs'
  /** Parts by two of their sides, or by how long ago they began. */
  | 'heat'
  /** Each part against what it was. */
  | 'fall'
  /** What a month came to so far against what it is to. */
  | 'pace'
  | 'table'

/** What can be done from a card; its words are kept under its name. */
export interface CardAction {
  readonly name:
    | ('setTarget' | 'setBudget' | 'addExpense' | 'lateOrders' | 'restock' | 'recordPayment')
    | 'defineGoal'
    | ('publishCourse' | 'writeToSilent' | 'scheduleInterviews' | 'moveApplicants' | 'rejectApplicants')
  /** Whoever may not do it is not led there. */
  readonly needs: Permission
  readonly to: `/${string}`
  readonly search?: () => SearchParams
}

export interface Card {
  /** What its title is kept under. */
  readonly name: string
  /** More than one share a scale, or are steps of a waterfall. */
  readonly metrics: readonly [MetricName, ...MetricName[]]
  readonly shape: Shape
  readonly by?: Split
  /** Days of its own, whatever the page looks at. */
  readonly days?: CardDays
  /** Of twelve columns. */
  readonly width: 3 | 4 | 6 | 8 | 12
  readonly actions?: readonly CardAction[]
}

/** Cards in their rows. What they show follows from the metrics, and how from the shape. */
export interface Dashboard {
  readonly needs: Permission
  /** Reminders that are due are sent from here. */
  readonly reminds?: true
  /** Where it is said what it is told from. */
  readonly settings?: '/settings/analytics'
  /** The range that it begins with, where in 30 days little happens of what it is about. */
  readonly usual?: RangeName
  readonly rows: readonly (readonly Card[])[]
}
