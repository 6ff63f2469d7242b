import type { Dimension } from '@quarterdeck/contract/insight/metrics/metric'
import type { MetricName } from '@quarterdeck/contract/insight/metrics/metrics'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import type { CardDays, RangeName } from './address.ts'

/** Chart type of a card. */
export type Shape =
  | ('figure' | 'line' | 'bars' | 'stack' | 'ranking' | 'waterfall' | 'funnel' | 'metrics')
  /** Each group against its quota: another metric, or its second number. */
  | 'quota'
  /** Table of groups with both of their numbers. */
  | 'pairs'
  /** Matrix of two dimensions, or of cohorts over time. */
  | 'heat'
  /** Each group against its comparison value. */
  | 'fall'
  /** Progress of the month against its target. */
  | 'pace'
  | 'table'

/** Action on a card; its text has the same key. */
export interface CardAction {
  readonly name:
    | ('setTarget' | 'setBudget' | 'addExpense' | 'lateOrders' | 'restock' | 'recordPayment')
    | 'defineGoal'
    | ('publishCourse' | 'writeToSilent' | 'scheduleInterviews' | 'moveApplicants' | 'rejectApplicants')
  /** Permission without which the action is hidden. */
  readonly needs: Permission
  readonly to: `/${string}`
  readonly search?: () => SearchParams
}

export interface Card {
  /** Key of its title. */
  readonly name: string
  /** Several metrics share a scale, or are the steps of a waterfall. */
  readonly metrics: readonly [MetricName, ...MetricName[]]
  readonly shape: Shape
  readonly by?: Dimension
  /** Fixed range, independent of the page's. */
  readonly days?: CardDays
  /** Columns of twelve. */
  readonly width: 3 | 4 | 6 | 8 | 12
  readonly actions?: readonly CardAction[]
}

/** Cards in rows. Data follow from their metrics, the chart from their shape. */
export interface Dashboard {
  readonly needs: Permission
  /** True if due reminders can be sent from here. */
  readonly reminds?: true
  /** Link to the settings of its data collection. */
  readonly settings?: '/settings/analytics'
  /** Default range; set where little happens within 30 days. */
  readonly usual?: RangeName
  readonly rows: readonly (readonly Card[])[]
}
