import { type View, type ViewPatch, views } from '@quarterdeck/contract/system/views'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useNavigateIfHere } from '../../lib/use-is-current-screen.ts'
import { densityOf, readView } from '../../ui/data-table/list-view.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { toast } from '../../ui/toast.ts'
import { recordMessages } from '../messages/index.ts'
import {
  differsFromView,
  type ListName,
  openedView,
  rememberDefaultView,
  searchOf,
  viewAddressOf,
  wholeList,
} from './address.ts'
import { savedViews } from './views-query.ts'

const undoMs = 10_000
const none: readonly View[] = []

/** The views of a list, the one that is open, and what can be done with them. */
export const useViews = (list: ListName) => {
  const m = useMessages(recordMessages).views
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const leadOn = useNavigateIfHere()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const saved = useQuery(savedViews(list)).data ?? none
  const open = saved.find(({ id }) => id === openedView(search))

  // A list does not know on which route it stands, so its parameters have no type there.
  const go = (address: object) => leadOn({ to: '.', search: address as never, resetScroll: false })

  /** Does something and shows it. Answers what came of it; undefined where it failed, which it says. */
  const perform = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await work()
      await queries.invalidateQueries({ queryKey: savedViews(list).queryKey })
      const opening = queries.getQueryData(savedViews(list).queryKey)?.find(({ isDefault }) => isDefault)
      rememberDefaultView(list, opening)
      return result
    } catch (error) {
      reportProblem(common, error, { name: m.name })
      return undefined
    }
  }
  /** The address with how close the rows stand, which it says only once that was chosen. */
  const asShown = () => searchOf({ density: densityOf(readView(list)), ...search })
  const update = (view: View, body: ViewPatch) =>
    perform(async () => {
      const isOwn = Object.keys(body).some((name) => name !== 'isDefault' && name !== 'position')
      const ifMatch = isOwn ? view.version : undefined
      return (await call(views.update, { query: { id: String(view.id) }, body, ifMatch })).data.view
    })
  const create = async (draft: { name: string; shared: boolean }) => {
    const body = { list, search: asShown(), ...draft }
    const view = await perform(async () => (await call(views.create, { body })).data.view)
    if (!view) return false
    await go(viewAddressOf(view.id, view.search))
    toast.success(m.saved(view.name))
    return true
  }
  const restore = (view: View) =>
    perform(async () => {
      await call(views.restore, { query: { id: String(view.id) } })
      toast.success(m.restored(view.name))
    })
  const remove = async (view: View) => {
    const query = { id: String(view.id) }
    const removed = await perform(async () => (await call(views.remove, { query })).data.view)
    if (!removed) return
    if (view.id === open?.id) await go({ ...search, view: wholeList.view })
    toast.success(m.removed(view.name), {
      duration: undoMs,
      action: { label: common.actions.undo, onClick: () => void restore(view) },
    })
  }
  const saveOpen = async () => {
    if (open && (await update(open, { search: asShown() }))) toast.success(m.saved(open.name))
  }
  return {
    saved,
    open,
    isChanged: open !== undefined && differsFromView(search, open.search),
    create,
    update,
    remove,
    saveOpen,
    revert: () => open && void go(viewAddressOf(open.id, open.search)),
  }
}
export type Views = ReturnType<typeof useViews>
