import type { User } from '@quarterdeck/contract/users'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useNavigate } from '@tanstack/react-router'
import { idOf } from '../../lib/api/list-source.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { part } from '../../lib/part.ts'
import { useMay } from '../../lib/session.ts'
import { recordList } from '../../records/lists/index.ts'
import type { RowAction } from '../../ui/data-table/field.ts'
import classes from '../../ui/quiet-tool.module.css'
import { AccessLink } from '../access/index.ts'
import { InviteButton } from '../invitations/index.ts'
import { useUserFacets } from './facets.ts'
import { useUserFields } from './fields.tsx'
import { userMessages } from './messages/index.ts'
import { userSource } from './source.ts'

const useOpenProfile = (): RowAction<User> => {
  const { list: m } = useMessages(userMessages)
  const navigate = useNavigate()
  return {
    label: m.profile,
    icon: <IconUserCircle size={18} stroke={1.75} aria-hidden />,
    single: true,
    perform: ({ rows: [user] }) => void (user && navigate({ to: '/users/profile', search: { id: idOf(user) } })),
  }
}

export const UserList = recordList<User>({
  source: userSource,
  useParts: () => {
    const { list: m } = useMessages(userMessages)
    const mayWrite = useMay('users:write')
    return {
      title: m.title,
      search: m.search,
      emptyTitle: m.emptyTitle,
      emptyText: m.emptyText,
      create: { to: '/users/create', label: m.create },
      fields: useUserFields(),
      facets: useUserFacets(),
      nameOf: ({ name }) => name,
      tools: {
        before: <AccessLink label={m.access} />,
        after: mayWrite && <InviteButton label={m.invite} className={classes.quiet} />,
      },
    }
  },
  useDoing: ({ change, mayWrite }) => ({ actions: [useOpenProfile(), ...(mayWrite ? [change] : [])] }),
  removesOne: true,
  bulk: part(async () => (await import('./use-bulk-words.ts')).useUserBulkWords),
  cells: part(async () => (await import('./use-cell-kind.ts')).useUserCellKind),
  pastes: true,
  form: (user) => ({ to: '/users/$id', params: { id: idOf(user) } }),
})
