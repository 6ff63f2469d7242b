/** Loads the records of many ids in statements that PostgreSQL takes; an id is asked for once. */
export const loadChunked = async <Id, Row>(
  ids: readonly Id[],
  load: (some: Id[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const some of chunked(ids, 5000)) rows.push(...(await load(some)))
  return rows
}

/** PostgreSQL takes at most 65,535 parameters a statement; pieces of this many rows stay below it. */
const chunkRows = 1000

export const chunked = <T>(items: readonly T[], size = chunkRows): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
