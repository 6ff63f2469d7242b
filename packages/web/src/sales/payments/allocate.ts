interface Owing {
  readonly id: string
  /** In minor units. */
  readonly owed: number
}

/** Allocates an amount to invoices in order, in minor units; each gets what it owes, and the remainder is the rest. */
export const allocate = (amount: number, invoices: readonly Owing[]) => {
  let rest = amount
  const parts = invoices.map(({ id, owed }) => {
    const part = Math.min(rest, owed)
    rest -= part
    return { id, amount: part }
  })
  return { parts, rest }
}
