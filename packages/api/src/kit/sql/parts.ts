import { chunked } from './chunks.ts'

/** Loads the child rows of many records in few statements; returns a function that gives those of one. */
export const groupParts = async <Id extends number | string, Part extends object>(
  records: readonly { readonly id: Id }[],
  load: (ids: readonly Id[]) => Promise<Part[]>,
): Promise<(id: Id, by: keyof Part) => Part[]> => {
  const parts: Part[] = []
  for (const some of chunked(records.map(({ id }) => id))) parts.push(...(await load(some)))
  const groups = new Map<keyof Part, Map<unknown, Part[]>>()
  return (id, by) => {
    const group = groups.get(by) ?? Map.groupBy(parts, (part): unknown => part[by])
    groups.set(by, group)
    return group.get(id) ?? []
  }
}
