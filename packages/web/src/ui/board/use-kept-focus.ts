import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The focus stays on a card that comes into another column, where it is drawn anew. */
export const useKeptFocus = () => {
  const kept = useRef<string>(undefined)
  const board = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (kept.current === undefined || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(kept.current)}"] a`)?.focus()
  })
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      board.current = currentTarget
      kept.current = target.closest<HTMLElement>('[data-row]')?.dataset.row
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // Whoever left it by themselves left something that is still there.
      requestAnimationFrame(() => {
        if (target.isConnected && !target.contains(document.activeElement)) kept.current = undefined
      })
    },
  }
}
