/** Batches reads of single records, such as those of list cells, into one request for all wanted at the same time. */
export const batchReads = <Row>(
  askFor: (ids: readonly string[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): ((id: string) => Promise<Row | null>) => {
  let wanted: Set<string> | undefined
  let answer: Promise<ReadonlyMap<string, Row>> | undefined
  const gather = async (ids: ReadonlySet<string>) => {
    await new Promise((resolve) => setTimeout(resolve))
    wanted = undefined
    const rows = await askFor([...ids].sort())
    return new Map(rows.map((row) => [idOf(row), row]))
  }
  return async (id) => {
    if (!wanted || !answer) {
      wanted = new Set([id])
      answer = gather(wanted)
    } else wanted.add(id)
    return (await answer).get(id) ?? null
  }
}
