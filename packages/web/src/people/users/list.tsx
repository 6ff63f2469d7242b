import { type User, userKind } from '@quarterdeck/contract/people/users'
import IconMailPlus from '@tabler/icons-react/dist/esm/icons/IconMailPlus.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useNavigate } from '@tanstack/react-router'
import { idOf } from '../../kit/lib/api/list-source.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { facetsOf } from '../../kit/records/index.ts'
import { recordList } from '../../kit/records/lists/index.ts'
import type { Facet, RowAction } from '../../kit/ui/data-table/field.ts'
import { useOverlay } from '../../kit/ui/use-overlay.tsx'
import { loadInvitations } from '../invitations/index.ts'
import { useUserChanges, useUserHistory } from './described.ts'
import { useUserFields } from './fields.tsx'
import { userMessages } from './messages/index.ts'
import { userSource } from './source.ts'

/** Returns the filters of the user list. */
const useUserFacets = (): readonly Facet[] => {
  const facetOf = facetsOf(userKind, useUserHistory())
  return [
    facetOf('status'),
    facetOf('role', { words: ['title', 'job'] }),
    facetOf('accessRole', { words: ['access'] }),
    facetOf('address', { words: ['country'] }),
    facetOf('createdAt'),
    facetOf('name', { rare: true }),
    facetOf('email', { rare: true }),
    facetOf('phone', { rare: true, empties: true }),
  ]
}

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
    const mayWrite = usePermission('users:write')
    const invitations = useOverlay(loadInvitations)
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
        before: [
          {
            label: m.access,
            icon: <IconShieldCheck size={16} stroke={1.75} aria-hidden />,
            isSymbol: true,
            to: '/users/access',
          },
        ],
        after: mayWrite
          ? [{ label: m.invite, icon: <IconMailPlus size={16} stroke={1.75} aria-hidden />, act: invitations.open }]
          : [],
      },
      overlay: invitations.overlay,
    }
  },
  useActions: ({ change, mayWrite }) => ({ actions: [useOpenProfile(), ...(mayWrite ? [change] : [])] }),
  removesOne: true,
  useChanges: useUserChanges,
  pastes: true,
  form: (user) => ({ to: '/users/$id', params: { id: idOf(user) } }),
})
