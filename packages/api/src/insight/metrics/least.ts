/** Returns the first items in an order without sorting all of them. */
export const leastOf = <Each>(
  all: Iterable<Each>,
  most: number,
  compare: (a: Each, b: Each) => number,
): readonly Each[] => {
  const least: Each[] = []
  for (const each of all) {
    const last = least[most - 1]
    if (last !== undefined && compare(each, last) >= 0) continue
    const place = least.findIndex((other) => compare(each, other) < 0)
    least.splice(place === -1 ? least.length : place, 0, each)
    if (least.length > most) least.pop()
  }
  return least
}
