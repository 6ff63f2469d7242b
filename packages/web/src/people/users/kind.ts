import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { userMessages } from './messages/index.ts'

const words = titleOf(userMessages, (m) => m.words)

export const userKind = {
  words,
  icon: IconUsers,
  history: lazyModule(async () => (await import('./described.ts')).useUserHistory),
  reading: lazyModule(async () => {
    const { UserDetails, UserName } = await import('./details.tsx')
    return { Details: UserDetails, Name: UserName }
  }),
  screen: (id) => ({ to: '/users/profile', search: { id } }),
  notes: (id) => ({ to: '/users/profile', search: { id, tab: 'notes' } }),
  list: {
    entity: 'users',
    words,
    title: titleOf(userMessages, (m) => m.list.title),
    statuses: titleOf(userMessages, (m) => m.statuses),
    shortcut: 'goToUsers',
    source: async () => (await import('./source.ts')).userSource,
    screen: async () => (await import('./list.tsx'))?.UserList,
  },
  form: {
    entity: 'users',
    createTitle: titleOf(userMessages, (m) => m.form.createTitle),
    editTitle: titleOf(userMessages, (m) => m.form.editTitle),
    createScreen: async () => (await import('./create-page.tsx'))?.UserCreatePage,
    editScreen: async () => (await import('./edit-page.tsx'))?.UserEditPage,
    prefetch: async () => (await import('./record-query.ts')).prefetchUser,
  },
  bin: { entity: 'users', title: titleOf(userMessages, (m) => m.words.bin) },
  import: {
    entity: 'users',
    words: titleOf(userMessages, (m) => m.importing),
    title: titleOf(userMessages, (m) => m.importing.title),
    example: lazyModule(async () => (await import('./import-example.ts')).importExample),
  },
  search: {
    entity: 'users',
    words: titleOf(userMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ users = [] }) =>
      users.map(({ id, name, email, image, ...how }) => ({
        ...how,
        id,
        label: name,
        about: email,
        face: image,
        to: { to: '/users/$id', params: { id: String(id) } },
      })),
  },
  summaries: ['/users/summary'],
} satisfies Kind
