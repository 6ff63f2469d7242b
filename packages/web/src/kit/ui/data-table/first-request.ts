import type { ListSpec } from '@quarterdeck/contract/kit/list'
import { isMedia, phone } from '../use-media.ts'
import { type ListView, readView } from './list-view.ts'
import { pageAt, windowRequest } from './rows/window-pages.ts'
import { shapeIn } from './use-layout.ts'
import { type ListState, readAt, readRequest } from './use-list-state.ts'

type Search = Readonly<Record<string, unknown>>

/** Inputs besides the URL that determine the view of a list. */
interface Shown {
  readonly view: Pick<ListView, 'flow' | 'shape'>
  readonly hasCards: boolean
  readonly isNarrow: boolean
}

/**
 * Returns true for continuous scrolling. A link with a page overrides the user's preference; cards are always paged,
 * since their heights differ.
 */
export const isContinuous = (search: Search, { view, hasCards, isNarrow }: Shown): boolean => {
  if (isNarrow || (hasCards && view.shape === 'grid')) return false
  if (readAt(search) !== undefined) return true
  return !('page' in search) && !('perPage' in search) && view.flow === 'continuous'
}

export interface FirstRequest {
  readonly spec: ListSpec
  /** Key of the saved settings. */
  readonly name: string
  /** Other parameters of the same URL. */
  readonly others: readonly string[]
  /** True if it has a card grid. */
  readonly hasCards?: boolean
}

/** Returns the first request of a list, to prefetch it before its screen is loaded. */
export const firstRequest = (
  { spec, name, others, hasCards = false }: FirstRequest,
  search: Search,
): ListState['request'] => {
  const request = readRequest(spec, search, others)
  const memory = readView(name)
  const view = { flow: memory.flow, shape: shapeIn(search, memory) }
  return isContinuous(search, { view, hasCards, isNarrow: isMedia(phone) })
    ? windowRequest(request, pageAt((readAt(search) ?? 1) - 1))
    : request
}
