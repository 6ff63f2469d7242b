const linkIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('a') ?? undefined

/** What an arrow leads to from something in a card: up and down in its column, else at the same height of the next one that has any. */
export const neighbourOf = (within: Element, key: string): HTMLElement | undefined => {
  const card = within.closest('[data-row]')
  const column = card?.closest('section')
  if (!card || !column) return undefined
  const cardsOf = (of: Element) => [...of.querySelectorAll('[data-row]')]
  const own = cardsOf(column)
  const place = own.indexOf(card)
  if (key === 'ArrowDown') return linkIn(own[place + 1])
  if (key === 'ArrowUp') return linkIn(own[place - 1])
  const columns = [...(column.parentElement?.children ?? [])]
  const at = columns.indexOf(column)
  const ahead = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  const others = ahead.map(cardsOf).find(({ length }) => length > 0) ?? []
  return linkIn(others[Math.min(place, others.length - 1)])
}
