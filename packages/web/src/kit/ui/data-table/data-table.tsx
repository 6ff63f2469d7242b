import { Button } from '@mantine/core'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { type ListSpec, writeList } from '@quarterdeck/contract/kit/list'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useHasPainted } from '../../lib/use-has-painted.ts'
import { commonMessages } from '../messages/index.ts'
import { StatePanel } from '../state-panel.tsx'
import { isMedia, phone, useMedia } from '../use-media.ts'
import type { BoardOf, CardsOf, PageOf } from './body.ts'
import { layOutColumns } from './columns/arrange.ts'
import { columnTools } from './columns/column-tools.ts'
import { DisplayButton } from './columns/display-button.tsx'
import { useSorting } from './columns/use-sorting.ts'
import { gutter, useWidth } from './columns/use-width.ts'
import classes from './data-table.module.css'
import type { Editing } from './editing.ts'
import { ExportButton } from './export/export-button.tsx'
import { useExportAction, useSaveSelection } from './export/use-export-action.tsx'
import type { Facet, Field, RowAction } from './field.ts'
import { isContinuous } from './first-request.ts'
import { listId, useListPresence } from './list-presence.ts'
import type { Flow, Shape } from './list-view.ts'
import { useReturnState } from './neighbours/use-return-state.ts'
import { PagedBody } from './rows/paged-body.tsx'
import { useSelection } from './selection/use-selection.ts'
import { type CountsOf, Toolbar } from './toolbar.tsx'
import { useLayout } from './use-layout.ts'
import type { ListState } from './use-list-state.ts'

/** Shown if search and filters match no record. */
const NoMatch = ({ onReset }: { onReset: () => void }) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <StatePanel picture={<IconSearchOff size={36} stroke={1.5} aria-hidden />} title={m.noMatch} text={m.noMatchHint}>
      <Button variant="default" onClick={onReset}>
        {m.reset}
      </Button>
    </StatePanel>
  )
}

// Most read page by page.
const loadWindow = async () => ({ default: (await import('./rows/windowed-body.tsx')).WindowedBody })
// `lazy` forgets that the kind of row is theirs to choose.
const WindowedBody = lazy(loadWindow) as unknown as typeof PagedBody

const Chips = lazy(async () => ({ default: (await import('./filters/chips.tsx')).Chips }))

/** Returns the width of the view switch, including the gap before it. */
const switchWidth = (shapes: number) => 12 + shapes * 32

/** Returns the available views; narrow screens always show cards instead of a table. */
const shapesOf = (hasCards: boolean, hasBoard: boolean, isNarrow: boolean): readonly Shape[] => [
  'table',
  ...(hasCards && !isNarrow ? ['grid' as const] : []),
  ...(hasBoard ? ['board' as const] : []),
]

/** Returns the current view among the available ones. */
const shapeOf = <Row extends object>({ cards, board }: Props<Row>, isNarrow: boolean, wanted: Shape) => {
  const offered = shapesOf(cards !== undefined, board !== undefined, isNarrow)
  const shape = offered.find((each) => each === wanted) ?? 'table'
  const isGrid = cards !== undefined && shape !== 'board' && (isNarrow || shape === 'grid')
  return { offered, shape, isGrid, Board: shape === 'board' ? board?.View : undefined }
}

/**
 * Returns the width of row actions. They overlay the end of the hovered row; without hover they are always visible
 * beside it.
 */
const actionsWidth = (count: number) => (isMedia('(hover: none)') ? count * 32 + 28 : 14)

interface Props<Row extends object> {
  readonly label: string
  /**
   * Key of the saved settings on this device. A list without a name is part of another screen: its columns are fixed,
   * and no record page links back to it. `columns` is then no parameter of its URL.
   */
  readonly name?: string
  readonly spec: ListSpec
  readonly state: ListState
  readonly pageOf: PageOf<Row>
  readonly fields: readonly Field<Row>[]
  readonly facets: readonly Facet[]
  /** Number of matches for each value of the facets. */
  readonly countsOf?: CountsOf
  /** Endpoint that exports all matches as a file. */
  readonly exportFrom?: Pick<Endpoint, 'path'>
  readonly searchLabel: string
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** Record shown in the side panel. */
  readonly current?: string | undefined
  /** Actions on one row or on a selection. */
  readonly actions: readonly RowAction<Row>[]
  /** In-place editing of cells, if available. */
  readonly editing?: Editing<Row> | undefined
  /** Card view, used on phones and as a grid. */
  readonly cards?: CardsOf<Row>
  /** Board view, grouped by a field. */
  readonly board?: BoardOf<Row>
  /** Overlays the rows without moving them. */
  readonly notice?: ReactNode
  /** Shown if there are no records at all. */
  readonly empty: ReactNode
}

/** Renders a list of records with search, filters, order, columns, pages and selection. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { label, name, spec, state, pageOf, fields, facets, searchLabel, idOf, nameOf, actions, empty } = props
  const isNarrow = useMedia(phone)
  const list = useRef<HTMLDivElement>(null)
  const [entity] = pageOf(state.request).queryKey
  const [room, regionRef] = useWidth()
  const { page, perPage, ...query } = state.request
  const searched = new URLSearchParams(writeList(spec, query).filter(([name]) => name !== 'sort')).toString()
  const selection = useSelection<Row>(searched)
  const { table: m } = useMessages(commonMessages)
  const sorting = useSorting(fields, spec, state)
  const isPainted = useHasPainted()
  useListPresence()
  const { onOpen, onShown } = useReturnState(name !== undefined, list)

  const rowActions = actions.filter(({ bulkOnly }) => !bulkOnly)
  const several = actions.filter(({ single }) => !single)
  const after = rowActions.length > 0 ? actionsWidth(rowActions.length) : 0
  const margins = { before: several.length > 0 || props.exportFrom ? 56 : 0, after }
  const layout = useLayout(name, fields)
  const columns = layOutColumns(fields, layout.layout, room, margins)
  const firstView = layOutColumns(fields, { ...layout.layout, columns: undefined }, room, margins)
  const tools = name === undefined ? undefined : columnTools(layout, columns, firstView)
  const { density } = layout.layout
  const { offered, shape, isGrid, Board } = shapeOf(props, isNarrow, layout.layout.shape)
  const isLong =
    name !== undefined &&
    isContinuous(state.search, { view: layout.layout, hasCards: props.cards !== undefined, isNarrow })
  const Body = isLong ? WindowedBody : PagedBody
  const changeFlow = (wanted: Flow) => {
    layout.change({ flow: wanted })
    if (wanted === 'continuous') state.moveTo((page - 1) * perPage + 1)
    else state.correctPage(page)
  }
  // A file does not depend on how wide the window is.
  const exported = layOutColumns(fields, layout.layout, 0, margins).map(({ field }) => field)
  const saveSelection = useSaveSelection(entity ?? '', label, state, exported)
  const exporting = useExportAction<Row>(saveSelection)
  const bulk = props.exportFrom ? [...several, exporting] : several

  const Switch = (props.cards ?? props.board)?.Switch
  const hasSwitch = offered.length > 1
  const hasDisplay = tools !== undefined && !isNarrow && !isGrid && !Board
  const toolWords = [...(hasDisplay ? [m.display] : []), ...(props.exportFrom ? [m.export] : [])]

  // The button goes with the words around it, so the focus goes where the next search is typed.
  const reset = () => {
    state.reset()
    list.current?.querySelector<HTMLElement>('search input')?.focus()
  }
  return (
    <div className={classes.list} ref={list} id={listId} data-list={entity}>
      <Toolbar
        state={state}
        searchLabel={searchLabel}
        facets={facets}
        countsOf={props.countsOf}
        isPhone={isNarrow}
        room={room === 0 ? 0 : room - 2 * gutter}
        toolWords={toolWords}
        otherTools={hasSwitch ? switchWidth(offered.length) : 0}
        tools={
          <>
            {Switch && hasSwitch && (
              <Switch shape={shape} offered={offered} onShape={(wanted) => layout.change({ shape: wanted })} />
            )}
            {tools && hasDisplay && (
              <DisplayButton
                fields={fields}
                columns={columns}
                tools={tools}
                density={density}
                onDensity={(wanted) => layout.change({ density: wanted })}
                flow={isLong ? 'continuous' : 'pages'}
                onFlow={changeFlow}
              />
            )}
            {props.exportFrom && (
              <ExportButton
                endpoint={props.exportFrom}
                spec={spec}
                state={state}
                label={label}
                fields={exported}
                query={searched}
                saveSelection={saveSelection}
              />
            )}
          </>
        }
      />
      {props.notice}
      <Suspense>
        {Board ? (
          <Board
            label={label}
            state={state}
            regionRef={regionRef}
            pageOf={pageOf}
            fields={fields}
            idOf={idOf}
            nameOf={nameOf}
            onOpen={onOpen}
            onShown={onShown}
            actions={rowActions}
            current={props.current}
          />
        ) : (
          <Body
            label={label}
            sorting={sorting}
            state={state}
            pageOf={pageOf}
            selection={selection}
            query={searched}
            chips={
              state.where.length > 0 && (
                <Suspense>
                  <Chips state={state} facets={facets} fields={fields} />
                </Suspense>
              )
            }
            fields={fields}
            columns={columns}
            tools={tools}
            margins={margins}
            regionRef={regionRef}
            actions={rowActions}
            editing={props.editing}
            bulk={bulk}
            idOf={idOf}
            nameOf={nameOf}
            current={props.current}
            isPhone={isNarrow}
            View={isGrid ? props.cards?.View : undefined}
            density={density}
            isPainted={isPainted}
            onOpen={onOpen}
            onShown={onShown}
            empty={empty}
            noMatch={<NoMatch onReset={reset} />}
          />
        )}
      </Suspense>
    </div>
  )
}
