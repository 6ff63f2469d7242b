import { type Order, orders } from '@quarterdeck/contract/orders'
import { call } from '../lib/api/client.ts'
import { CellEditor } from '../ui/cell-edit/cell-editor.tsx'
import { inputsOf } from '../ui/cell-edit/inputs-of.ts'
import type { CellEditorProps } from '../ui/data-table/editing.ts'
import { useOrderBulkWords } from './use-bulk-words.ts'

const save = async ({ id, version }: Order, change: Readonly<Record<string, string>>) => {
  const { data, batch } = await call(orders.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.order, batch }
}

/** Edits an order in a cell of the list. */
export const OrderCell = (props: CellEditorProps<Order>) => {
  const words = useOrderBulkWords()
  const kind = { entity: 'orders', inputs: inputsOf<'status', Order>(words), reasons: words.reasons, save }
  return <CellEditor {...props} kind={kind} />
}
