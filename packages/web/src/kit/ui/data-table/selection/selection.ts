import type { Selection } from '@quarterdeck/contract/kit/selection'

/** Selected rows: listed, or all matches except some. */
export type SelectedRows<Row> =
  | { readonly kind: 'some'; readonly rows: ReadonlyMap<string, Row> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

/** A row with its id. */
export type RowWithId<Row> = readonly [id: string, row: Row]

export const nothing: SelectedRows<never> = { kind: 'some', rows: new Map<string, never>() }
export const everything: SelectedRows<never> = { kind: 'all', except: new Set() }

export const isSelected = (marks: SelectedRows<unknown>, id: string): boolean =>
  marks.kind === 'all' ? !marks.except.has(id) : marks.rows.has(id)

/** Selects or deselects rows. */
export const setSelected = <Row>(
  marks: SelectedRows<Row>,
  rows: readonly RowWithId<Row>[],
  wanted: boolean,
): SelectedRows<Row> => {
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

/** @param total number of matches */
export const countSelected = (marks: SelectedRows<unknown>, total: number): number =>
  marks.kind === 'all' ? Math.max(0, total - marks.except.size) : marks.rows.size

/**
 * Converts the selection to the format of the API.
 * @param query query string of the list without page and order
 */
export const selectionOf = (marks: SelectedRows<unknown>, query: string): Selection =>
  marks.kind === 'all' ? { query, except: [...marks.except] } : { ids: [...marks.rows.keys()] }
