import type { User } from '@quarterdeck/contract/users'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { useListActions } from '../ui/bulk/use-list-actions.tsx'
import type { RowAction } from '../ui/data-table/field.ts'
import { userMessages } from './messages/index.ts'
import { useDeleteUsers } from './use-delete-users.ts'

const UserBulk = lazy(async () => ({ default: (await import('./user-bulk.tsx')).UserBulk }))

/** What one may do with users of a list, and the question that one of these asks. */
export const useUserActions = (): { actions: readonly RowAction<User>[]; dialog: ReactNode } => {
  const { list: words } = useMessages(userMessages)
  const mayWrite = useMay('users:write')
  const mayDelete = useMay('users:delete')
  const deleteUsers = useDeleteUsers()
  const navigate = useNavigate()
  const { look, change, remove, dialog } = useListActions<User>({
    entity: 'users',
    words,
    Bulk: UserBulk,
    remove: deleteUsers,
  })
  const openProfile: RowAction<User> = {
    label: words.profile,
    icon: <IconUserCircle size={18} stroke={1.75} aria-hidden />,
    single: true,
    perform: ({ rows: [user] }) => void (user && navigate({ to: '/users/profile', search: { id: String(user.id) } })),
  }
  return {
    actions: [look, openProfile, ...(mayWrite ? [change(words.change)] : []), ...(mayDelete ? [remove] : [])],
    dialog,
  }
}
