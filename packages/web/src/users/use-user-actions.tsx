import { type User, users } from '@quarterdeck/contract/users'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { chosenRows } from '../ui/data-table/chosen-rows.ts'
import type { Chosen, RowAction } from '../ui/data-table/field.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { userMessages } from './messages/index.ts'
import { useDeleteUsers } from './use-delete-users.ts'

const ChangeStatusDialog = lazy(async () => ({
  default: (await import('./change-status-dialog.tsx')).ChangeStatusDialog,
}))

/** What one may do with users of a list, and the question that one of these asks. */
export const useUserActions = (): { actions: readonly RowAction<User>[]; dialog: ReactNode } => {
  const m = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const mayWrite = useMay('users:write')
  const mayDelete = useMay('users:delete')
  const deleteUsers = useDeleteUsers()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ people: readonly User[]; clear: () => void }>()

  const withPeople = async (chosen: Chosen<User>, act: (people: readonly User[]) => unknown) => {
    try {
      await act(await chosenRows(users.list, chosen))
    } catch (error) {
      reportProblem(common, error)
    }
  }
  const changeStatus: RowAction<User> = {
    label: m.list.changeStatus,
    icon: <IconUserCheck size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    asks: true,
    perform: (chosen, clear) => void withPeople(chosen, (people) => setAsked({ people, clear })),
  }
  const openProfile: RowAction<User> = {
    label: m.list.profile,
    icon: <IconUserCircle size={18} stroke={1.75} aria-hidden />,
    single: true,
    perform: ({ rows: [user] }) => void (user && navigate({ to: '/users/profile', search: { id: String(user.id) } })),
  }
  const remove: RowAction<User> = {
    label: common.actions.delete,
    icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
    danger: true,
    perform: (chosen) => void withPeople(chosen, deleteUsers),
  }
  return {
    actions: [openProfile, ...(mayWrite ? [changeStatus] : []), ...(mayDelete ? [remove] : [])],
    dialog: asked && (
      <Suspense>
        <ChangeStatusDialog people={asked.people} onDone={asked.clear} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
