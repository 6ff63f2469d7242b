/** Loads the records of many ids, in statements below the parameter limit of PostgreSQL; duplicate ids are loaded once. */
export const loadChunked = async <Id, Row>(
  ids: readonly Id[],
  load: (some: Id[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const some of chunked(ids, 5000)) rows.push(...(await load(some)))
  return rows
}

/** Rows per statement, below PostgreSQL's limit of 65,535 parameters. */
const chunkRows = 1000

export const chunked = <T>(items: readonly T[], size = chunkRows): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
