const steps = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const
type Step = (typeof steps)[number]

export const isStep = (key: string): key is Step => steps.some((step) => step === key)

/** The card that a key leads to from another; how many stand in a line is as the window has it. */
export const neighbour = (card: HTMLElement, step: Step): Element | undefined => {
  const cards = [...(card.parentElement?.children ?? [])] as HTMLElement[]
  const inLine = cards.findIndex(({ offsetTop }) => offsetTop !== cards[0]?.offsetTop)
  const line = inLine === -1 ? cards.length : inLine
  const here = cards.indexOf(card)
  const to = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    ArrowDown: here + line,
    ArrowUp: here - line,
    Home: 0,
    End: cards.length - 1,
  }[step]
  return cards[to]
}
