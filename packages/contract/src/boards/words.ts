/** Colors of columns, by the names of the design system. */
export const columnColors = ['gray', 'blue', 'violet', 'teal', 'green', 'amber', 'red'] as const
export type ColumnColor = (typeof columnColors)[number]

/** Kinds of records that a card can link to. */
export const cardLinks = ['orders', 'tickets', 'invoices', 'products', 'users'] as const
export type CardLink = (typeof cardLinks)[number]

/** Maximum number of columns on a board. */
export const maxColumns = 20
/** Maximum number of items in a checklist. */
export const maxSteps = 100
/** Maximum number of cards that one request moves. */
export const maxMovedCards = 100
/** Maximum number of assignees, and of labels, of a card. */
export const maxLaneValues = 20
