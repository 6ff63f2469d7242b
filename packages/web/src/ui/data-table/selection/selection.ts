import type { Selection } from '@quarterdeck/contract/core/selection'

/** What is ticked: rows one by one, or all that match but for some. */
export type Marks<Row> =
  | { readonly kind: 'some'; readonly rows: ReadonlyMap<string, Row> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

/** A row by its id; one that is only known by it where what it holds does not matter. */
export type Named<Row> = readonly [id: string, row: Row]

export const nothing: Marks<never> = { kind: 'some', rows: new Map<string, never>() }
export const everything: Marks<never> = { kind: 'all', except: new Set() }

export const isMarked = (marks: Marks<unknown>, id: string): boolean =>
  marks.kind === 'all' ? !marks.except.has(id) : marks.rows.has(id)

/** Ticks some rows, or takes their ticks away. */
export const mark = <Row>(marks: Marks<Row>, rows: readonly Named<Row>[], wanted: boolean): Marks<Row> => {
  const ids = new Set(rows.map(([id]) => id))
  if (marks.kind === 'all') {
    return {
      kind: 'all',
      except: new Set(wanted ? [...marks.except].filter((id) => !ids.has(id)) : [...marks.except, ...ids]),
    }
  }
  const others = [...marks.rows].filter(([id]) => !ids.has(id))
  return { kind: 'some', rows: new Map(wanted ? [...marks.rows, ...rows] : others) }
}

/** @param total how many match */
export const countMarked = (marks: Marks<unknown>, total: number): number =>
  marks.kind === 'all' ? Math.max(0, total - marks.except.size) : marks.rows.size

/**
 * What is ticked, as it is handed to the server.
 * @param query the list's query string without page and order
 */
export const selectionOf = (marks: Marks<unknown>, query: string): Selection =>
  marks.kind === 'all' ? { query, except: [...marks.except] } : { ids: [...marks.rows.keys()] }
