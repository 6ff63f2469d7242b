import { type Import, imports } from '@quarterdeck/contract/system/imports'
import { entityOf, reading } from '../../kit/lib/api/queries.ts'

const whileRunning = 400

/** An import; while it runs, or is taken back, it is asked for again and again. */
export const importRecord = (id: string) => {
  const options = reading(imports.read, { id })
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data: Pick<Import, 'state' | 'undo'> | undefined } }) =>
      data?.state === 'running' || data?.undo === 'running' ? whileRunning : (false as const),
  }
}

/** Returns a key for the plan of its rows: another plan has another result. */
export const planKey = ({ mode, mapping, decimals }: Import): string => JSON.stringify([mode, mapping, decimals])

export const refusedRows = (id: string, plan: string) => ({
  ...reading(imports.rejected, { id }),
  // Another mapping refuses other rows.
  queryKey: [entityOf(imports.rejected), imports.rejected.path, id, plan],
})
