import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { ListPage } from '../../lib/list-page.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import type { RowAction } from './field.ts'
import type { Shape } from './list-view.ts'
import type { SelectionState } from './selection/use-selection.ts'
import type { ListState } from './use-list-state.ts'
import type { ViewProps } from './view.ts'

/** Makes the query options for one page of a list. */
export type PageOf<Row> = (
  request: ListState['request'],
) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, string[]>

export interface SwitchProps {
  readonly shape: Shape
  readonly offered: readonly Shape[]
  readonly onShape: (shape: Shape) => void
}

/** Cards for the rows of a list, and the switch between them and the table. */
export interface CardsOf<Row extends object> {
  readonly View: ComponentType<ViewProps<Row>>
  readonly Switch: ComponentType<SwitchProps>
}

/** What a board needs to draw a list: it asks for the rows of each column by itself. */
export interface BoardProps<Row extends object>
  extends Pick<ViewProps<Row>, 'label' | 'regionRef' | 'fields' | 'actions' | 'idOf' | 'nameOf' | 'current'> {
  readonly state: ListState
  readonly pageOf: PageOf<Row>
  /** Called when someone opens the record of a row, with its place among those that its column's search finds. */
  readonly onOpen: (id: string, position: number, among: SearchParams) => void
  readonly onShown: () => void
}

/** A board for the rows of a list, and the switch between it and the table. */
export interface BoardOf<Row extends object> {
  readonly View: ComponentType<BoardProps<Row>>
  readonly Switch: ComponentType<SwitchProps>
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
