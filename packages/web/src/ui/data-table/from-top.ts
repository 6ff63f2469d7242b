import { fromPairs, type SearchParams, toPairs } from '../../lib/search-params.ts'

/** Which page, which row and which record beside it one is at. */
const passing = ['page', 'at', 'peek']

/** The address of a list without some of its parameters, from its first row on. */
export const fromTop = (search: SearchParams, without: readonly string[]): SearchParams =>
  fromPairs(toPairs(search).filter(([name]) => !passing.includes(name) && !without.includes(name)))
