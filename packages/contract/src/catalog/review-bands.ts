/** So many stars, and what ratings count as them: less than one counts as one. */
export const starBands = {
  5: { from: 5 },
  4: { from: 4, to: 5 },
  3: { from: 3, to: 4 },
  2: { from: 2, to: 3 },
  1: { to: 2 },
} as const

export const starNames = ['5', '4', '3', '2', '1'] as const satisfies readonly `${keyof typeof starBands}`[]

/** Whether a review waits for a reply, has one, or is hidden and needs none. */
export const replyStates = ['due', 'given', 'none'] as const

/** Whether an order says that the reviewer has bought the product. */
export const verifications = ['yes', 'no'] as const
