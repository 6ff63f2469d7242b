import { type Listed, listed } from '@quarterdeck/contract/core/entities'
import type { Permission } from '@quarterdeck/contract/core/permission'
import type { Icon } from '@tabler/icons-react'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconReportMoney from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import type { LinkProps } from '@tanstack/react-router'
import { kinds } from './kinds.ts'

type GroupName = 'dashboard' | 'management' | 'others'
type ItemName = Listed | 'sales' | 'finance' | 'kanban' | 'receivables' | 'support' | 'settings'

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

/** The list of a kind in the menu. */
const listOf = (entity: Listed): NavigationItem => ({
  name: entity,
  to: `/${entity}`,
  icon: kinds[entity].icon,
  needs: `${entity}:read`,
})

const receivables: NavigationItem = {
  name: 'receivables',
  to: '/receivables',
  icon: IconReportMoney,
  needs: 'invoices:read',
}

/** The menu: only what is there. A group without items is not shown. */
export const navigation: readonly NavigationGroup[] = [
  {
    name: 'dashboard',
    items: [
      { name: 'sales', to: '/sales', icon: IconChartBar, needs: 'orders:read' },
      { name: 'finance', to: '/finance', icon: IconCoins, needs: 'invoices:read' },
    ],
  },
  { name: 'management', items: [...listed.map(listOf), receivables] },
  {
    name: 'others',
    items: [
      { name: 'kanban', to: '/kanban', icon: IconLayoutKanban, needs: 'boards:read' },
      { name: 'support', to: '/support', icon: IconHelpCircle },
      { name: 'settings', to: '/settings', icon: IconSettings },
    ],
  },
]

/** The menu of a person with these permissions. */
export const navigationFor = (permissions: readonly Permission[]): readonly NavigationGroup[] =>
  navigation
    .map((group) => ({ ...group, items: group.items.filter(({ needs }) => !needs || permissions.includes(needs)) }))
    .filter(({ items }) => items.length > 0)
