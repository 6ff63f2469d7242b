import type { Me } from '@quarterdeck/contract/account/me'
import { entities } from '@quarterdeck/contract/kit/entities'
import { type Layout, preferences } from '@quarterdeck/contract/system/views'
import { call } from '../../lib/api/client.ts'
import { browserStorage } from '../../lib/storage.ts'
import { defaultView, type ListView, onViewChanged, readView, writeView } from '../../ui/data-table/list-view.ts'
import { type ListName, rememberDefaultView } from './address.ts'

const ownerKey = 'lists.of'
const unsentKey = (list: string) => `unsent.${list}`

const isList = (name: string): name is ListName => entities.some((entity) => entity === name)

const toView = ({ columns, density, flow, shape, ...layout }: Layout): ListView => ({
  ...layout,
  columns: columns ?? undefined,
  density: density ?? undefined,
  flow: flow ?? defaultView.flow,
  shape: shape ?? defaultView.shape,
})

const toLayout = ({ columns, density, ...view }: ListView): Layout => ({
  ...view,
  columns: columns ? [...columns] : null,
  density: density ?? null,
})

/** Saves how a person likes a list. Answers whether it was saved. */
const sendLayout = async (list: ListName, body: Layout): Promise<boolean> => {
  try {
    await call(preferences.update, { query: { list }, body })
    return true
  } catch {
    return false
  }
}

const waiting = new Set<ListName>()
/** Widths are dragged and columns stepped: the last state is what is kept. */
const pause = 800
let timer: ReturnType<typeof setTimeout> | undefined

const send = async () => {
  for (const list of waiting) {
    waiting.delete(list)
    // What could not be sent stays marked, and goes with the next change or visit.
    const arrived = await sendLayout(list, toLayout(readView(list)))
    if (arrived && !waiting.has(list)) browserStorage.remove(unsentKey(list))
  }
}

const sendSoon = (list: string) => {
  if (!isList(list)) return
  browserStorage.set(unsentKey(list), '1')
  waiting.add(list)
  clearTimeout(timer)
  timer = setTimeout(() => void send().catch(() => undefined), pause)
}

const takeOver = (list: ListName, mine: Me['lists'][ListName]) => {
  rememberDefaultView(list, mine?.defaultView)
  if (browserStorage.get(unsentKey(list))) sendSoon(list)
  else if (mine) writeView(list, toView(mine.layout))
}

const known = new WeakSet<Me>()

/**
 * Applies the list settings of an account before any list is shown; this device has a copy. Changes that were made here
 * without a connection win, and are sent.
 */
export const adoptListPreferences = (me: Me): void => {
  if (known.has(me)) return
  known.add(me)
  onViewChanged(() => undefined)
  if (browserStorage.get(ownerKey) !== String(me.id)) {
    // Somebody else's, or of before there was anybody.
    for (const list of entities) if (browserStorage.get(ownerKey) !== null) forget(list)
    browserStorage.set(ownerKey, String(me.id))
  }
  for (const list of entities) takeOver(list, me.lists[list])
  onViewChanged(sendSoon)
}

const forget = (list: ListName) => {
  browserStorage.remove(unsentKey(list))
  writeView(list, defaultView)
}
