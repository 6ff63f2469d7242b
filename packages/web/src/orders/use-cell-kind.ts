import { type Order, orders } from '@quarterdeck/contract/orders'
import { call } from '../lib/api/client.ts'
import type { CellKind } from '../ui/cell-edit/cell-kind.ts'
import { inputsOf } from '../ui/cell-edit/inputs-of.ts'
import { useOrderBulkWords } from './use-bulk-words.ts'

const save = async ({ id, version }: Order, change: Readonly<Record<string, string>>) => {
  const { data, batch } = await call(orders.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.order, batch }
}

/** How orders are edited in the cells of a list. */
export const useOrderCellKind = (): CellKind<Order> => {
  const words = useOrderBulkWords()
  return { entity: 'orders', inputs: inputsOf<'status', Order>(words), reasons: words.reasons, save }
}
