/**
 * Move of a card to another lane of a board grouped by people or labels: the old value and the new one; null is the
 * lane without any.
 */
export type LaneChange =
  | { readonly field: 'assigneeIds'; readonly from: number | null; readonly to: number | null }
  | { readonly field: 'labels'; readonly from: string | null; readonly to: string | null }

interface Laned {
  readonly assigneeIds: readonly number[]
  readonly labels: readonly string[]
}

const replaced = <Value extends string | number>(
  values: readonly Value[],
  { from, to }: { readonly from: Value | null; readonly to: Value | null },
): Value[] => {
  if (to === null) return []
  const plain = (value: Value | null) => String(value).toLowerCase()
  return [...values.filter((value) => plain(value) !== plain(from) && plain(value) !== plain(to)), to]
}

/** Returns the people or labels of a card after a move to another lane. The lane without any removes all. */
export const inLane = ({ assigneeIds, labels }: Laned, change: LaneChange) =>
  change.field === 'labels' ? { labels: replaced(labels, change) } : { assigneeIds: replaced(assigneeIds, change) }
