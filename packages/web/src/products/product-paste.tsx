import type { Product } from '@quarterdeck/contract/products'
import { PasteBlock } from '../ui/cell-edit/paste-block.tsx'
import type { PasteProps } from '../ui/data-table/editing.ts'
import { useProductCellKind } from './use-cell-kind.ts'

export { RefusedCell as Refused } from '../ui/cell-edit/refused-cell.tsx'

/** Saves what was pasted into the cells of the list. */
export const Paste = (props: PasteProps<Product>) => <PasteBlock {...props} kind={useProductCellKind()} />
