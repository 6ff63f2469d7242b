/** A count of a column that can be opened: its cards now, their stays, or its arrivals in a week. */
export interface Figure {
  readonly kind: 'now' | 'stays' | 'week'
  readonly columnId: string
  /** The Monday of the week. */
  readonly from?: string | undefined
}

/** Says in an address that the flow is shown, without the cards of a figure. */
export const flowWithoutFigure = 'shown'

/** A figure as an address says it. */
export const writeFigure = ({ kind, columnId, from }: Figure): string =>
  [kind, columnId, from].filter((part) => part !== undefined).join('.')

/** Parses the result of `writeFigure`; returns undefined for anything else. */
export const readFigure = (written: string): Figure | undefined => {
  const [, kind, columnId = '', from] =
    /^(now|stays|week)\.([a-z0-9-]{1,40})(?:\.(\d{4}-\d\d-\d\d))?$/.exec(written) ?? []
  if (kind === 'week') return from && !Number.isNaN(Date.parse(from)) ? { kind, columnId, from } : undefined
  return kind === 'now' || kind === 'stays' ? { kind, columnId } : undefined
}
