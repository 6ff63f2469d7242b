import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { ListPage } from '../../lib/list-page.ts'
import type { RowAction } from './field.ts'
import type { Shape } from './list-view.ts'
import type { SelectionState } from './selection/use-selection.ts'
import type { ListState } from './use-list-state.ts'
import type { ViewProps } from './view.ts'

/** Makes the query options for one page of a list. */
export type PageOf<Row> = (
  request: ListState['request'],
) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, string[]>

/** Cards for the rows of a list, and the switch between them and the table. */
export interface CardsOf<Row extends object> {
  readonly View: ComponentType<ViewProps<Row>>
  readonly Switch: ComponentType<{ readonly shape: Shape; readonly onShape: (shape: Shape) => void }>
}

/** What the rows of a list need, be they in pages or one long scroll. */
export interface BodyProps<Row extends object>
  extends Omit<
    ViewProps<Row>,
    'rows' | 'first' | 'total' | 'reveal' | 'ticks' | 'isLoading' | 'isStale' | 'room' | 'instead'
  > {
  readonly state: ListState
  readonly pageOf: PageOf<Row>
  readonly selection: SelectionState<Row>
  readonly bulk: readonly RowAction<Row>[]
  /** The list's query string without page and order. */
  readonly query: string
  readonly isPhone: boolean
  /** What draws the rows, where it is not the table or the usual cards. */
  readonly View?: ComponentType<ViewProps<Row>> | undefined
  /** Called once the first rows are loaded. */
  readonly onShown: () => void
  /** Shown where the list has no records at all. */
  readonly empty: ReactNode
  /** Shown where no record matches the filters. */
  readonly noMatch: ReactNode
}
