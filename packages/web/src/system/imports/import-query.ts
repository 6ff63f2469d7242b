import { imports } from '@quarterdeck/contract/work/imports'
import { entityOf, reading } from '../../lib/api/queries.ts'

const whileRunning = 400

/** An import; while it runs, its progress is asked for again and again. */
export const importRecord = (id: string) => {
  const options = reading(imports.read, { id })
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data: { state: string } | undefined } }) =>
      data?.state === 'running' ? whileRunning : (false as const),
  }
}

export const refusedRows = (id: string, plan: string) => ({
  ...reading(imports.rejected, { id }),
  // Another mapping refuses other rows.
  queryKey: [entityOf(imports.rejected), imports.rejected.path, id, plan],
})
