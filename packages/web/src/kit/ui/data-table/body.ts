import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { ListPage } from '../../lib/list-page.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import type { RowAction } from './field.ts'
import type { Shape } from './list-view.ts'
import type { SelectionState } from './selection/use-selection.ts'
import type { ListState } from './use-list-state.ts'
import type { ViewProps } from './view.ts'

/** Returns the query of one page of a list. */
export type PageOf<Row> = (
  request: ListState['request'],
) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, string[]>

export interface SwitchProps {
  readonly shape: Shape
  readonly offered: readonly Shape[]
  readonly onShape: (shape: Shape) => void
}

/** Card view of a list, and its entry in the view switch. */
export interface CardsOf<Row extends object> {
  readonly View: ComponentType<ViewProps<Row>>
  readonly Switch: ComponentType<SwitchProps>
}

/** Props of a board view, which reads the rows of each column itself. */
export interface BoardProps<Row extends object>
  extends Pick<ViewProps<Row>, 'label' | 'regionRef' | 'fields' | 'actions' | 'idOf' | 'nameOf' | 'current'> {
  readonly state: ListState
  readonly pageOf: PageOf<Row>
  /** Called when a record is opened, with its position in the query of its column. */
  readonly onOpen: (id: string, position: number, among: SearchParams) => void
  readonly onShown: () => void
}

/** Board view of a list, and its entry in the view switch. */
export interface BoardOf<Row extends object> {
  readonly View: ComponentType<BoardProps<Row>>
  readonly Switch: ComponentType<SwitchProps>
}

/** Props of the rows, paged or continuous. */
export interface BodyProps<Row extends object>
  extends Omit<
    ViewProps<Row>,
    'rows' | 'first' | 'total' | 'reveal' | 'ticks' | 'isLoading' | 'isStale' | 'room' | 'instead'
  > {
  readonly state: ListState
  readonly pageOf: PageOf<Row>
  readonly selection: SelectionState<Row>
  readonly bulk: readonly RowAction<Row>[]
  /** Query string of the list without page and order. */
  readonly query: string
  readonly isPhone: boolean
  /** Renders the rows if neither as a table nor as standard cards. */
  readonly View?: ComponentType<ViewProps<Row>> | undefined
  /** Called once the first rows are loaded. */
  readonly onShown: () => void
  /** Shown if the list has no records at all. */
  readonly empty: ReactNode
  /** Shown if no record matches the filters. */
  readonly noMatch: ReactNode
}
