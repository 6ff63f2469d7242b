import { type HistoryLocation, type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router'
import { useIsCurrentScreen } from '../../lib/use-is-current-screen.ts'

/** Locations that are being left already: going back takes a moment, in which a second press of the key asks again. */
const left = new WeakSet<HistoryLocation>()

/** Goes back, which takes a moment: where somebody goes on in that moment, the way back leads there. */
const goBack = (history: RouterHistory) => {
  let chosen: HistoryLocation | undefined
  const unsubscribe = history.subscribe(({ location, action: { type } }) => {
    if (type === 'PUSH') chosen = location
    else if (type !== 'REPLACE') {
      unsubscribe()
      if (chosen) history.replace(chosen.href, chosen.state)
    }
  })
  history.back()
}

/** Closes the panel: back to where it was opened from, or, where one came by a link, to the screen without it. */
export const useClosePanel = () => {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isHere = useIsCurrentScreen()
  return () => {
    const { location } = history
    if (!isHere() || left.has(location)) return
    if (location.state.isPanelOpened) {
      left.add(location)
      return goBack(history)
    }
    void navigate({
      to: '.',
      search: (({ peek: _, ...search }: { peek?: unknown }) => search) as never,
      replace: true,
      resetScroll: false,
    })
  }
}
