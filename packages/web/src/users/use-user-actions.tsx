import type { User } from '@quarterdeck/contract/users'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { usePeek } from '../lib/peek.ts'
import { useMay } from '../lib/session.ts'
import { type BulkWish, deletedAtOnce } from '../ui/bulk/bulk-words.ts'
import type { RowAction } from '../ui/data-table/field.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { userMessages } from './messages/index.ts'
import { useDeleteUsers } from './use-delete-users.ts'

const UserBulk = lazy(async () => ({ default: (await import('./user-bulk.tsx')).UserBulk }))

/** What one may do with users of a list, and the question that one of these asks. */
export const useUserActions = (): { actions: readonly RowAction<User>[]; dialog: ReactNode } => {
  const m = useMessages(userMessages)
  const common = useMessages(commonMessages)
  const mayWrite = useMay('users:write')
  const mayDelete = useMay('users:delete')
  const deleteUsers = useDeleteUsers()
  const navigate = useNavigate()
  const { peek } = usePeek()
  const [wish, setWish] = useState<BulkWish>()

  const change: RowAction<User> = {
    label: m.list.change,
    icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    asks: true,
    perform: ({ selection, count }, onDone) => setWish({ type: 'edit', selection, count, onDone }),
  }
  const look: RowAction<User> = {
    label: m.list.peek,
    icon: <IconLayoutSidebarRightExpand size={18} stroke={1.75} aria-hidden />,
    single: true,
    shortcut: 'peekRow',
    perform: ({ rows: [user] }) => user && peek({ entity: 'users', record: String(user.id) }),
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
    asks: true,
    perform: ({ rows, selection, count }, onDone) => {
      if (rows.length === 0 || rows.length > deletedAtOnce) return setWish({ type: 'delete', selection, count, onDone })
      onDone()
      void deleteUsers(rows)
    },
  }
  return {
    actions: [look, openProfile, ...(mayWrite ? [change] : []), ...(mayDelete ? [remove] : [])],
    dialog: wish && (
      <Suspense>
        <UserBulk wish={wish} onClose={() => setWish(undefined)} />
      </Suspense>
    ),
  }
}
