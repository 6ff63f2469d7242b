const linkIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('a') ?? undefined

/**
 * Returns the card that an arrow key moves to: up and down in the column, sideways at the same height in the next
 * column that has cards.
 */
export const nextCardOf = (within: Element, key: string): HTMLElement | undefined => {
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
