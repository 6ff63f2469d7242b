/** The colors that a column may have, by the names of the design system. */
export const columnColors = ['gray', 'blue', 'violet', 'teal', 'green', 'amber', 'red'] as const
export type ColumnColor = (typeof columnColors)[number]

/** What kinds of records a card may lead to. */
export const cardLinks = ['orders', 'tickets', 'invoices', 'products', 'users'] as const
export type CardLink = (typeof cardLinks)[number]

/** As many columns has a board. */
export const mostColumns = 20
/** As many pieces has a checklist. */
export const mostSteps = 100
/** As many cards are moved at once. */
export const mostMoved = 100
/** As many people see to a card, and as many labels does it have. */
export const mostInLanes = 20
