import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly state: RowSelectionState
  readonly set: (state: RowSelectionState) => void
  readonly clear: () => void
}

/**
 * The selected rows. They stay selected when the page is turned, so the rows themselves are kept and not just their ids.
 * @param scope the search and filters that they were found by: under others nothing is selected
 */
export const useSelection = <Row>(
  visible: readonly Row[],
  idOf: (row: Row) => string,
  scope: string,
): Selection<Row> => {
  const [{ found, picked }, setState] = useState<{ found: string; picked: ReadonlyMap<string, Row> }>({
    found: scope,
    picked: new Map(),
  })
  const setPicked = (rows: ReadonlyMap<string, Row>) => setState({ found: scope, picked: rows })
  if (found !== scope) setPicked(new Map())
  const set = (state: RowSelectionState) => {
    const known = new Map([...picked, ...visible.map((row) => [idOf(row), row] as const)])
    setPicked(new Map([...known].filter(([id]) => state[id])))
  }
  return {
    rows: [...picked.values()],
    state: Object.fromEntries([...picked.keys()].map((id) => [id, true as const])),
    set,
    clear: () => setPicked(new Map()),
  }
}
