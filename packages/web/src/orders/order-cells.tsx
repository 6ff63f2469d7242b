import type { Order } from '@quarterdeck/contract/orders'
import { CellEditor } from '../ui/cell-edit/cell-editor.tsx'
import type { CellEditorProps } from '../ui/data-table/editing.ts'
import { useOrderCellKind } from './use-cell-kind.ts'

/** Edits an order in a cell of the list. */
export const OrderCell = (props: CellEditorProps<Order>) => <CellEditor {...props} kind={useOrderCellKind()} />
