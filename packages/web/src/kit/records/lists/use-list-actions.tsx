import type { Entity } from '@quarterdeck/contract/kit/entities'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePanel } from '../../lib/side-panel.ts'
import type { RowAction } from '../../ui/data-table/field.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { recordMessages } from '../index.ts'
import { type BulkChoice, type BulkQuestion, maxDeletedWithoutPreview } from './bulk/bulk-words.ts'

/** Makes a row action that opens the bulk dialog before anything is done. */
export type ConfirmedAction<Row> = (
  label: string,
  icon: ReactNode,
  choice: Omit<BulkChoice, 'selection' | 'count' | 'isExact' | 'onDone'>,
) => RowAction<Row>

interface Source<Row> {
  readonly entity: Entity
  /** Asks before many records are changed. */
  readonly Bulk: ComponentType<BulkQuestion>
  /** Deletes at once and offers Undo. */
  readonly remove: (rows: readonly Row[]) => Promise<boolean>
}

interface ListActions<Row> {
  readonly look: RowAction<Row>
  readonly remove: RowAction<Row>
  readonly confirmed: ConfirmedAction<Row>
  /** The dialog of the action that was chosen, if any. */
  readonly dialog: ReactNode
}

/** Returns the actions that every list has. */
export const useListActions = <Row extends { readonly id: number | string }>({
  entity,
  Bulk,
  remove,
}: Source<Row>): ListActions<Row> => {
  const { actions } = useMessages(commonMessages)
  const { list: m } = useMessages(recordMessages)
  const { openPanel } = usePanel()
  const [choice, setChoice] = useState<BulkChoice>()
  const confirmed: ConfirmedAction<Row> = (label, icon, wanted) => ({
    label,
    icon,
    bulkOnly: true,
    asks: true,
    perform: ({ selection, count, isExact }, onDone) => setChoice({ ...wanted, selection, count, isExact, onDone }),
  })
  return {
    look: {
      label: m.peek,
      icon: <IconLayoutSidebarRightExpand size={18} stroke={1.75} aria-hidden />,
      single: true,
      deskOnly: true,
      shortcut: 'peekRow',
      perform: ({ rows: [row] }) => row && openPanel({ entity, record: String(row.id) }),
    },
    remove: {
      label: actions.delete,
      icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
      danger: true,
      asks: true,
      perform: ({ rows, selection, count, isExact }, onDone) => {
        if (rows.length === 0 || rows.length > maxDeletedWithoutPreview)
          return setChoice({ type: 'delete', selection, count, isExact, onDone })
        // What could not be deleted stays selected.
        void remove(rows).then((isDone) => isDone && onDone())
      },
    },
    confirmed,
    dialog: choice && (
      <Suspense>
        <Bulk choice={choice} onClose={() => setChoice(undefined)} />
      </Suspense>
    ),
  }
}
