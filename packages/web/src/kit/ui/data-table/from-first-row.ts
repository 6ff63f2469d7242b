import { fromPairs, type SearchParams, toPairs } from '../../lib/search-params.ts'

/** Parameters of the current position: page, row, record in the side panel. */
const passing = ['page', 'at', 'peek']

/** Returns the URL of a list from its first row, without the given parameters. */
export const fromFirstRow = (search: SearchParams, without: readonly string[]): SearchParams =>
  fromPairs(toPairs(search).filter(([name]) => !passing.includes(name) && !without.includes(name)))
