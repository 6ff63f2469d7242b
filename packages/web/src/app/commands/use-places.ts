import type { Permission } from '@quarterdeck/contract/permission'
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import type { Command } from '../../palette/index.ts'
import { navigation } from '../navigation.ts'
import { type Naming, useNames } from './use-names.ts'

interface Place extends Naming {
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: Command['icon']
  /** Absent for what is there for everyone. */
  readonly needs?: Permission
}

const menu: readonly Place[] = navigation
  .flatMap(({ items }) => items)
  .map(({ name, ...item }) => ({ ...item, label: ({ app }) => app.navigation.items[name], also: name }))

const others: readonly Place[] = [
  {
    to: '/users/create',
    icon: IconUserPlus,
    needs: 'users:write',
    label: ({ palette }) => palette.commands.newUser,
    also: 'newUser',
  },
  {
    to: '/users/import',
    icon: IconFileImport,
    needs: 'imports:run',
    label: ({ palette }) => palette.commands.importUsers,
    also: 'importUsers',
  },
  {
    to: '/products/import',
    icon: IconFileImport,
    needs: 'imports:run',
    label: ({ palette }) => palette.commands.importProducts,
    also: 'importProducts',
  },
  {
    to: '/users/profile',
    icon: IconUserCircle,
    needs: 'users:read',
    label: ({ app }) => app.account.profile,
    also: 'profile',
  },
  {
    to: '/mentions',
    icon: IconAt,
    needs: 'notes:read',
    label: ({ app }) => app.account.mentions,
    also: 'mentions',
  },
  {
    to: '/background',
    icon: IconStack2,
    needs: 'users:read',
    label: ({ app }) => app.account.background,
    also: 'background',
  },
  { to: '/', icon: IconHome, label: ({ palette }) => palette.commands.home, also: 'home' },
]
const signIn: Place = {
  to: '/login',
  icon: IconLogin2,
  label: ({ palette }) => palette.commands.signIn,
  also: 'signIn',
}

/** The screens of a person with these permissions; without any, of someone who is not signed in. */
export const usePlaces = (permissions: readonly Permission[] | undefined): readonly Command[] => {
  const nameOf = useNames()
  const navigate = useNavigate()
  const open = [...menu, ...others].filter(({ needs }) => !needs || permissions?.includes(needs))
  return [...open, ...(permissions ? [] : [signIn])].map((place) => ({
    id: `go-${place.to}`,
    group: 'go',
    icon: place.icon,
    leads: true,
    perform: () => void navigate({ to: place.to }),
    ...nameOf(place),
  }))
}
