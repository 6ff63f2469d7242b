import { useState } from 'react'
import { everything, nothing, type RowWithId, type SelectedRows, setSelected } from './selection.ts'

export interface SelectionState<Row> {
  readonly marks: SelectedRows<Row>
  readonly mark: (rows: readonly RowWithId<Row>[], wanted: boolean) => void
  /** Selects all matches, loaded or not. */
  readonly markAll: () => void
  readonly clear: () => void
}

/**
 * Returns the selection, which survives paging and scrolling.
 * @param scope search and filters; changing them clears the selection
 */
export const useSelection = <Row>(scope: string): SelectionState<Row> => {
  const [{ found, marks }, setState] = useState<{ found: string; marks: SelectedRows<Row> }>({
    found: scope,
    marks: nothing,
  })
  if (found !== scope) setState({ found: scope, marks: nothing })
  const set = (change: (marks: SelectedRows<Row>) => SelectedRows<Row>) =>
    setState((state) => ({ found: scope, marks: change(state.marks) }))
  return {
    marks,
    mark: (rows, wanted) => set((before) => setSelected(before, rows, wanted)),
    markAll: () => set(() => everything),
    clear: () => set(() => nothing),
  }
}
