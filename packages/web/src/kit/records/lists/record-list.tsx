import type { Listed } from '@quarterdeck/contract/kit/entities'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { idOf, type ListSource } from '../../lib/api/list-source.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePermission } from '../../lib/session.ts'
import { type Target, usePanelRecord } from '../../lib/side-panel.ts'
import type { CardsOf } from '../../ui/data-table/body.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Facet, Field, RowAction } from '../../ui/data-table/field.ts'
import { type ListState, useListState } from '../../ui/data-table/use-list-state.ts'
import { Page } from '../../ui/page.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { ToolLink } from '../../ui/tool-button.tsx'
import { recordMessages, useDelete, useKind } from '../index.ts'
import { LiveNotice } from '../live/index.ts'
import { SidePanel } from '../panel/index.ts'
import { DefaultView, listParameters, ViewsButton } from '../views/index.ts'
import type { BoardField } from './board/board-tools.ts'
import { lazyBoardOf } from './board/lazy-board.tsx'
import type { VersionedRow } from './cells/cell-kind.ts'
import type { Changes } from './changes.ts'
import { lazyEditingOf } from './editing.tsx'
import { lazyBulkOf } from './lazy-bulk.tsx'
import { ListHead, type ListTool } from './list-head.tsx'
import { type ConfirmedAction, useListActions } from './use-list-actions.tsx'

/** Words and actions of a list, in the present language and with the rights of the person. */
export interface ListParts<Row> {
  readonly fields: readonly Field<Row>[]
  readonly facets: readonly Facet[]
  readonly title: string
  readonly search: string
  readonly emptyTitle: string
  readonly emptyText: string
  /** Link to the form of a new record; absent where none is created by hand. */
  readonly create?: { readonly to: NonNullable<Target['to']>; readonly label: string }
  readonly nameOf: (row: Row) => string
  /** Other actions on the list as a whole, before and after the usual ones. */
  readonly tools?: { readonly before?: readonly ListTool[]; readonly after?: readonly ListTool[] }
  /** Dialog that one of them has opened. */
  readonly overlay?: ReactNode
}

/** Actions on records of a list beside opening and deleting them. */
export interface RecordActions<Row> {
  readonly actions: readonly RowAction<Row>[]
  /** Replaces Delete, where not all listed records may be deleted. */
  readonly remove?: RowAction<Row>
  /** The dialog of one of these actions, if it is open. */
  readonly dialog?: ReactNode
}

export interface RecordActionTools<Row> {
  readonly confirmed: ConfirmedAction<Row>
  /** Asks which field of many records is to get which value. */
  readonly change: RowAction<Row>
  readonly mayWrite: boolean
}

interface Listing<Row extends object> {
  readonly source: ListSource<Listed, Row>
  readonly useParts: (state: ListState) => ListParts<Row>
  readonly useActions: (tools: RecordActionTools<Row>) => RecordActions<Row>
  /** True where a row has Delete too, and not only the selection. */
  readonly removesOne?: boolean
  /** Describes changes of its records, in cells and in bulk. */
  readonly useChanges: () => Changes<Row>
  /** True where a block of cells can be pasted. */
  readonly pastes?: boolean
  /** The form of a record, for what is not edited in its cell. */
  readonly form?: (row: Row) => Target
  readonly cards?: CardsOf<Row>
  /** Choice by which it can be shown as a board. */
  readonly board?: BoardField<Row> | undefined
  /** Content above the list, such as its tabs. */
  readonly Above?: ComponentType<{ readonly state: ListState }>
}

/** Returns the links from a list to its import and its bin. */
const useDoors = (entity: Listed) => {
  const { list: m } = useMessages(recordMessages)
  const kind = useKind(entity)
  const mayDelete = usePermission(`${entity}:delete`)
  const mayImport = usePermission('imports:run')
  const importing: ListTool | undefined =
    kind.import && mayImport
      ? {
          label: m.import,
          icon: <IconFileImport size={16} stroke={1.75} aria-hidden />,
          to: `/${kind.import.entity}/import`,
        }
      : undefined
  const bin: ListTool | undefined =
    kind.bin && mayDelete
      ? {
          label: m.bin,
          icon: <IconTrash size={16} stroke={1.75} aria-hidden />,
          isSymbol: true,
          to: `/${kind.bin.entity}/bin`,
        }
      : undefined
  return { importing, bin }
}

interface EmptyProps {
  readonly entity: Listed
  readonly parts: Pick<ListParts<never>, 'create' | 'emptyTitle' | 'emptyText'>
  readonly importing: ListTool | undefined
}

/** Content of a list without any records. */
const Empty = ({ entity, parts: { create, emptyTitle, emptyText }, importing }: EmptyProps) => {
  const { icon: Icon } = useKind(entity)
  const mayWrite = usePermission(`${entity}:write`)
  return (
    <StatePanel picture={Icon && <Icon size={36} stroke={1.5} aria-hidden />} title={emptyTitle} text={emptyText}>
      {create && mayWrite && (
        <ToolLink to={create.to} variant="filled" before={<IconPlus size={16} aria-hidden />}>
          {create.label}
        </ToolLink>
      )}
      {importing && (
        <ToolLink to={importing.to} variant="default" before={importing.icon}>
          {importing.label}
        </ToolLink>
      )}
    </StatePanel>
  )
}

/** The screen with all records of an entity. A feature says what is its own; all else is the same for all. */
export const recordList = <Row extends VersionedRow>(listing: Listing<Row>): FunctionComponent => {
  const { source, useParts, useActions, form, cards, Above } = listing
  const { entity } = source
  const Bulk = lazyBulkOf(listing.useChanges)
  const editing = lazyEditingOf(listing.useChanges, listing.pastes)
  const board = listing.board && lazyBoardOf(listing.board, listing.useChanges)

  const List = () => {
    const { list: m } = useMessages(recordMessages)
    const mayWrite = usePermission(`${entity}:write`)
    const mayDelete = usePermission(`${entity}:delete`)
    const { importing, bin } = useDoors(entity)
    const state = useListState(source.spec, listParameters)
    const parts = useParts(state)
    const { look, remove, confirmed, dialog } = useListActions<Row>({ entity, Bulk, remove: useDelete(source) })
    const change = confirmed(m.change, <IconPencil size={18} stroke={1.75} aria-hidden />, { type: 'edit' })
    const doing = useActions({ confirmed, change, mayWrite })
    const navigate = useNavigate()
    const current = usePanelRecord(entity)
    const deleting = doing.remove ?? (listing.removesOne ? remove : { ...remove, bulkOnly: true })

    const { before = [], after = [] } = parts.tools ?? {}
    const tools = [...before, bin, importing, ...after].filter((tool) => tool !== undefined)
    return (
      <Page
        title={parts.title}
        layout="fill"
        actions={
          <ListHead
            title={parts.title}
            views={<ViewsButton viewed={{ list: entity, endpoint: source.endpoints.list, spec: source.spec }} />}
            tools={tools}
            create={mayWrite ? parts.create : undefined}
          />
        }
      >
        {Above && <Above state={state} />}
        <DataTable<Row>
          label={parts.title}
          name={entity}
          spec={source.spec}
          state={state}
          pageOf={source.page}
          fields={parts.fields}
          countsOf={source.counts}
          exportFrom={source.endpoints.export}
          searchLabel={parts.search}
          facets={parts.facets}
          {...(cards && { cards })}
          {...(board && { board })}
          idOf={idOf}
          nameOf={parts.nameOf}
          current={current}
          actions={[look, ...doing.actions, ...(mayDelete ? [deleting] : [])]}
          editing={mayWrite ? { ...editing, ...(form && { openForm: (row) => void navigate(form(row)) }) } : undefined}
          notice={<LiveNotice entity={entity} />}
          empty={<Empty entity={entity} parts={parts} importing={importing} />}
        />
        <SidePanel beside />
        {doing.dialog ?? dialog}
        {parts.overlay}
      </Page>
    )
  }
  return () => (
    <DefaultView list={entity}>
      <List />
    </DefaultView>
  )
}
