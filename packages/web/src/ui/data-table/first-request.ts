import type { ListSpec } from '@quarterdeck/contract/list'
import { isPhone } from './is-phone.ts'
import { type Flow, readView } from './list-view.ts'
import { type ListState, readAt, readRequest } from './use-list-state.ts'
import { pageAt, windowRequest } from './window-pages.ts'

type Search = Readonly<Record<string, unknown>>

/** Whether a list is one long scroll. A link leads where it says, whatever one likes; cards differ in height. */
export const isContinuous = (search: Search, flow: Flow): boolean => {
  if (readAt(search) !== undefined) return true
  return !('page' in search) && !('perPage' in search) && flow === 'continuous'
}

/**
 * What a list will ask for first, so that it can be asked for before its screen is there.
 * @param name what the list is remembered by
 */
export const firstRequest = (
  spec: ListSpec,
  name: string,
  search: Search,
  others: readonly string[] = [],
): ListState['request'] => {
  const request = readRequest(spec, search, others)
  return !isPhone() && isContinuous(search, readView(name).flow)
    ? windowRequest(request, pageAt((readAt(search) ?? 1) - 1))
    : request
}
