/**
 * Query parameters in the format of the API: plain names, repeated for several values. The router's default would
 * write lists as JSON.
 */
export type SearchParams = Readonly<Record<string, string | readonly string[]>>

type Pair = readonly [name: string, value: string]

/** Groups pairs by name; repeated names become a list. */
export const fromPairs = (pairs: Iterable<Pair>): SearchParams => {
  const search: Record<string, string | readonly string[]> = {}
  for (const [name, value] of pairs) {
    const known = search[name]
    search[name] = known === undefined ? value : [known, value].flat()
  }
  return search
}

export const toPairs = (search: Readonly<Record<string, unknown>>): Pair[] =>
  Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined && each !== '')
      .map((each): Pair => [name, String(each)]),
  )

export const parseSearch = (text: string): SearchParams => fromPairs(new URLSearchParams(text))

export const writeSearch = (search: Readonly<Record<string, unknown>>): string => {
  const text = new URLSearchParams(toPairs(search).map(([name, value]) => [name, value])).toString()
  return text && `?${text}`
}
