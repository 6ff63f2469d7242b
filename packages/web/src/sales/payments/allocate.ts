interface Owing {
  readonly id: string
  /** In minor units. */
  readonly owed: number
}

/** What of an amount goes to which invoice, in minor units: each in turn gets what it owes, and what is left is the rest. */
export const allocate = (amount: number, invoices: readonly Owing[]) => {
  let rest = amount
  const parts = invoices.map(({ id, owed }) => {
    const part = Math.min(rest, owed)
    rest -= part
    return { id, amount: part }
  })
  return { parts, rest }
}
