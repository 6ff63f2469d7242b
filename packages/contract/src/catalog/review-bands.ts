/** Ratings per number of stars, rounded down; ratings below one count as one star. */
export const starBands = {
  5: { from: 5 },
  4: { from: 4, to: 5 },
  3: { from: 3, to: 4 },
  2: { from: 2, to: 3 },
  1: { to: 2 },
} as const

export const starNames = ['5', '4', '3', '2', '1'] as const satisfies readonly `${keyof typeof starBands}`[]

/** A reply is due, was given, or isn't needed because the review is hidden. */
export const replyStates = ['due', 'given', 'none'] as const

/** Verified purchase: an order shows that the reviewer bought the product. */
export const verifications = ['yes', 'no'] as const
