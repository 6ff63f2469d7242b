import { type ListSpec, type Order, readSort } from '@quarterdeck/contract/kit/list'
import type { Field } from '../field.ts'
import type { ListState } from '../use-list-state.ts'

/** Current order of a list and functions to change it. The server sorts. */
export interface Sorting {
  readonly orders: readonly Order[]
  readonly canSort: (field: string) => boolean
  /** Cycles through ascending, descending and unsorted; `adds` sorts additionally to the current order. */
  readonly turn: (field: string, adds: boolean) => void
  readonly sort: (field: string, desc: boolean, adds?: boolean) => void
  readonly clear: (field: string) => void
  /** Restores the default order. */
  readonly reset: () => void
}

export const useSorting = (fields: readonly Field<never>[], spec: ListSpec, state: ListState): Sorting => {
  // An order by what the list does not show, as the usual one may be, is none to add to.
  const orders = state.request.sort.filter(({ field }) => fields.some(({ name }) => name === field))
  const set = (wanted: readonly Order[]) =>
    state.change({ sort: wanted.length > 0 ? wanted : (readSort(spec, spec.screenSort ?? spec.defaultSort) ?? []) })

  const sort = (field: string, desc: boolean, adds = false) => {
    const order = { field, desc }
    if (!adds) return set([order])
    const at = orders.findIndex((each) => each.field === field)
    set(at === -1 ? [...orders, order] : orders.with(at, order))
  }
  const clear = (field: string) => set(orders.filter((each) => each.field !== field))
  const turn = (field: string, adds: boolean) => {
    const now = orders.find((each) => each.field === field)
    if (!now?.desc) sort(field, now !== undefined, adds)
    else if (adds) clear(field)
    else set([])
  }
  return {
    orders,
    canSort: (field) => fields.some(({ name, sortable }) => name === field && sortable === true),
    turn,
    sort,
    clear,
    reset: () => set([]),
  }
}
