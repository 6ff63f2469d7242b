import type { Product } from '@quarterdeck/contract/products'
import { CellEditor } from '../ui/cell-edit/cell-editor.tsx'
import type { CellEditorProps } from '../ui/data-table/editing.ts'
import { useProductCellKind } from './use-cell-kind.ts'

/** Edits a product in a cell of the list. */
export const ProductCell = (props: CellEditorProps<Product>) => <CellEditor {...props} kind={useProductCellKind()} />
