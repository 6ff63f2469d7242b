import { maxId } from '@quarterdeck/contract/kit/fields'
import type { Db } from '../ports.ts'
import { type Match, matchOf, type SearchTexts, sortByMatch } from '../sql/match.ts'

/** Maximum matches of one entity, as shown below a search field. */
const max = 5

/** Parses `#7` or `7` as the number of a record. */
export const numberIn = (q: string): number | undefined => {
  const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1] ?? 0)
  return number > 0 && number <= maxId ? number : undefined
}

/** Returns the formatted number of a record if it is the one that was searched for. */
export const numberIfNamed = (named: number | string | undefined, id: number | string): string | undefined => {
  if (id !== named) return undefined
  return typeof id === 'number' ? `#${id}` : id
}

/** Converts full-width digits of Japanese keyboards to ASCII. */
const halfWidth = (q: string) => q.replace(/[０-９＃]/g, (sign) => sign.normalize('NFKC'))

/**
 * Finds records of an entity by a text, in the form of the contract, best matches first. With `named`, returns only the record
 * with that number.
 */
export type Find<Shown> = (db: Db, q: string, only?: 'named') => Promise<(Shown & Match)[]>

/** Ranks found records by how well they match, the best first. */
export const rankMatches =
  <Shown extends Match>(find: (db: Db, q: string, only?: 'named') => Promise<readonly Shown[]>) =>
  async (db: Db, q: string, only?: 'named'): Promise<Shown[]> =>
    sortByMatch(await find(db, halfWidth(q), only))

interface Finding<Row extends { readonly id: number | string }, Shown> {
  /** Id of the record that a text names; a plain number if absent. */
  readonly named?: (q: string) => Row['id'] | undefined
  readonly byId: (db: Db, id: never) => Promise<Row | undefined>
  readonly newestOf: (db: Db, q: string, max: number) => Promise<readonly Row[]>
  readonly shown: (row: Row) => Shown
  readonly texts: (row: Row) => Pick<SearchTexts, 'texts' | 'besides'>
}

/** Finds the newest records that contain a text, preceded by the one whose number it is. */
export const findBy = <Row extends { readonly id: number | string }, Shown>({
  named = numberIn,
  byId,
  newestOf,
  shown,
  texts,
}: Finding<Row, Shown>): Find<Shown> =>
  rankMatches(async (db, q, only) => {
    const id = named(q)
    const [one, found] = await Promise.all([
      // The id is one of these records', whatever its type.
      id === undefined ? undefined : byId(db, id as never),
      only ? [] : newestOf(db, q, max),
    ])
    const rows = one ? [one, ...found.filter((row) => row.id !== one.id)].slice(0, max) : found
    return rows.map((row) => ({ ...shown(row), ...matchOf(q, { number: numberIfNamed(id, row.id), ...texts(row) }) }))
  })
