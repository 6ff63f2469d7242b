/** Returns the first items in an order without sorting all of them. */
export const topN = <Each>(all: Iterable<Each>, n: number, compare: (a: Each, b: Each) => number): readonly Each[] => {
  const top: Each[] = []
  for (const each of all) {
    const last = top[n - 1]
    if (last !== undefined && compare(each, last) >= 0) continue
    const place = top.findIndex((other) => compare(each, other) < 0)
    top.splice(place === -1 ? top.length : place, 0, each)
    if (top.length > n) top.pop()
  }
  return top
}
