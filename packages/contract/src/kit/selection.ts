import { z } from 'zod'

const recordId = z.string().min(1).max(100)

/** Records selected one by one. */
const chosen = z.strictObject({ ids: z.array(recordId).min(1).max(100_000) })

/** Maximum number of records excluded from a selection of all matches, and of records toggled by selecting a range. */
export const maxExceptions = 10_000

/**
 * All records that a list finds, with exceptions. `query` is the query string of the list (`status=New&q=smith`); the
 * server finds the records.
 */
const matching = z.strictObject({
  query: z.string().max(8000),
  except: z.array(recordId).max(maxExceptions),
})

/** Target of a bulk action: never more than what the person saw on screen. */
export const Selection = z.union([chosen, matching])
export type Selection = z.output<typeof Selection>
