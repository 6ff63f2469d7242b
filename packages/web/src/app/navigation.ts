import type { Permission } from '@quarterdeck/contract/permission'
import type { Icon } from '@tabler/icons-react'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { LinkProps } from '@tanstack/react-router'

type GroupName = 'dashboard' | 'management' | 'others'
type ItemName = 'users' | 'orders' | 'products' | 'reviews' | 'settings'

export interface NavigationItem {
  readonly name: ItemName
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: Icon
  /** Absent for what is there for everyone. */
  readonly needs?: Permission
}

export interface NavigationGroup {
  readonly name: GroupName
  readonly items: readonly NavigationItem[]
}

/** The menu: only what is there. A group without items is not shown. */
export const navigation: readonly NavigationGroup[] = [
  { name: 'dashboard', items: [] },
  {
    name: 'management',
    items: [
      { name: 'users', to: '/users', icon: IconUsers, needs: 'users:read' },
      { name: 'orders', to: '/orders', icon: IconShoppingCart, needs: 'orders:read' },
      { name: 'products', to: '/products', icon: IconPackage, needs: 'products:read' },
      { name: 'reviews', to: '/reviews', icon: IconMessageStar, needs: 'reviews:read' },
    ],
  },
  { name: 'others', items: [{ name: 'settings', to: '/settings', icon: IconSettings }] },
]

/** The menu of a person with these permissions. */
export const navigationFor = (permissions: readonly Permission[]): readonly NavigationGroup[] =>
  navigation
    .map((group) => ({ ...group, items: group.items.filter(({ needs }) => !needs || permissions.includes(needs)) }))
    .filter(({ items }) => items.length > 0)
