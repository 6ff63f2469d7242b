/** From one lane of a board into another: the person or label that a card had by the first, and what it gets by the second. */
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

/** What a card has of people or labels in its new lane. In the one for cards that have none it loses them all. */
export const inLane = ({ assigneeIds, labels }: Laned, change: LaneChange) =>
  change.field === 'labels' ? { labels: replaced(labels, change) } : { assigneeIds: replaced(assigneeIds, change) }
