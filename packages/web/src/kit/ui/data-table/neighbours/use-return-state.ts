import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { parseSearch, type SearchParams, writeSearch } from '../../../lib/search-params.ts'
import { useIsCurrentScreen } from '../../../lib/use-is-current-screen.ts'
import { claimFocus } from '../../heading-focus.ts'
import { type ReturnState, readReturnState, writeReturnState } from '../return-state.ts'

const linkTo = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`)

const regionOf = (list: HTMLElement | null) => list?.querySelector('[data-scroll-restoration-id="table"]')

/** Remembers the row from which a record was opened, and restores scroll position and focus on return. */
export const useReturnState = (isOn: boolean, list: RefObject<HTMLElement | null>) => {
  const { pathname, searchStr: search } = useLocation()

  const navigate = useNavigate()
  const isHere = useIsCurrentScreen()
  const returned = useRef<ReturnState>(undefined)

  const left = () => {
    const returnState = isOn ? readReturnState(pathname) : undefined
    return returnState?.away && (returnState.search === search || returnState.from === search) ? returnState : undefined
  }
  const goBack = (returnState: ReturnState | undefined) => {
    const link = returnState && linkTo(list.current, returnState.id)
    if (!link) return false
    returned.current = returnState
    writeReturnState(pathname, { ...returnState, away: false })
    if (returnState.search === returnState.from) regionOf(list.current)?.scrollTo(0, returnState.scroll.table)
    window.scrollTo(0, returnState.scroll.page)
    link.focus({ preventScroll: true })
    link.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
    return true
  }
  // Once more when the navigation is over: the router has put the page where it last saw it.
  useLayoutEffect(() => claimFocus(() => goBack(returned.current ?? left())))
  /** Called once the rows are loaded. */
  const onShown = () => {
    const active = document.activeElement
    if (active !== document.body && !active?.matches('h1')) return
    const returnState = left()
    // One has leafed out of what the list shows here.
    if (!goBack(returnState) && returnState && returnState.search !== search && isHere()) {
      void navigate({ to: '.', search: parseSearch(returnState.search) as never, replace: true, resetScroll: false })
    }
  }
  /** @param among query of the rows around it, if not that of the whole list */
  const onOpen = (id: string, position: number, among?: SearchParams) => {
    if (!isOn) return
    const scroll = { table: regionOf(list.current)?.scrollTop ?? 0, page: window.scrollY }
    const within = among ? writeSearch(among) : search
    writeReturnState(pathname, { from: search, search: within, id, position, scroll, away: true })
  }
  return { onOpen, onShown }
}
