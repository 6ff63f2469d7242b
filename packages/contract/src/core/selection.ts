import { z } from 'zod'

const recordId = z.string().min(1).max(100)

/** Records by name; all that a person ticked by hand. */
const chosen = z.strictObject({ ids: z.array(recordId).min(1).max(100_000) })

/** So many records may be left out of a selection of all, and be turned at once by a range of rows. */
export const maxApart = 10_000

/**
 * All that a list finds but for some. `query` is the query string of the list as its
 * address has it (`status=New&q=smith`); the server finds the records, and nobody sends them.
 */
const matching = z.strictObject({
  query: z.string().max(8000),
  except: z.array(recordId).max(maxApart),
})

/** What something is to be done with: never more than what the person saw on the screen. */
export const Selection = z.union([chosen, matching])
export type Selection = z.output<typeof Selection>
