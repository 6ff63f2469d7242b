import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const rowOf = (target: Element) => target.closest<HTMLElement>('[data-row]')?.dataset.row

/** Keeps the focus on a card that moves to another column, where it is mounted again. */
export const usePreservedFocus = () => {
  const kept = useRef<string>(undefined)
  const board = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (kept.current === undefined || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(kept.current)}"] a`)?.focus()
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      board.current = currentTarget
      kept.current = rowOf(target)
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const left = rowOf(target)
      // Whoever left it by themselves left something that is still there, and has not come to another card.
      requestAnimationFrame(() => {
        const isLeft = target.isConnected && !target.contains(document.activeElement)
        if (isLeft && kept.current === left) kept.current = undefined
      })
    },
  }
}
