import type { Order } from '@quarterdeck/contract/orders'
import { PasteBlock } from '../ui/cell-edit/paste-block.tsx'
import type { PasteProps } from '../ui/data-table/editing.ts'
import { useOrderCellKind } from './use-cell-kind.ts'

export { RefusedCell as Refused } from '../ui/cell-edit/refused-cell.tsx'

/** Saves what was pasted into the cells of the list. */
export const Paste = (props: PasteProps<Order>) => <PasteBlock {...props} kind={useOrderCellKind()} />
