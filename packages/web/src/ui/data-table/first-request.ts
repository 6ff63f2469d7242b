import type { ListSpec } from '@quarterdeck/contract/core/list'
import { isMedia, phone } from '../use-media.ts'
import { type ListView, readView } from './list-view.ts'
import { pageAt, windowRequest } from './rows/window-pages.ts'
import { shapeIn } from './use-layout.ts'
import { type ListState, readAt, readRequest } from './use-list-state.ts'

type Search = Readonly<Record<string, unknown>>

/** What decides how a list is shown, besides its address. */
interface Shown {
  readonly view: Pick<ListView, 'flow' | 'shape'>
  readonly hasCards: boolean
  readonly isNarrow: boolean
}

/** Whether a list is one long scroll. A link leads where it says, whatever one likes; cards differ in height. */
export const isContinuous = (search: Search, { view, hasCards, isNarrow }: Shown): boolean => {
  if (isNarrow || (hasCards && view.shape === 'grid')) return false
  if (readAt(search) !== undefined) return true
  return !('page' in search) && !('perPage' in search) && view.flow === 'continuous'
}

export interface FirstRequest {
  readonly spec: ListSpec
  /** What the list is remembered by. */
  readonly name: string
  /** Parameters of the same address that are not the list's. */
  readonly others: readonly string[]
  /** Whether it can be shown as a grid of cards. */
  readonly hasCards?: boolean
}

/** What a list will ask for first, so that it can be asked for before its screen is there. */
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
