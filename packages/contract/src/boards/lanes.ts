/** Change of a card between lanes: the person or label that it loses, and the one that it gets. */
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

/** Returns the people or labels of a card in its new lane. In the lane of cards without any it loses all. */
export const inLane = ({ assigneeIds, labels }: Laned, change: LaneChange) =>
  change.field === 'labels' ? { labels: replaced(labels, change) } : { assigneeIds: replaced(assigneeIds, change) }
