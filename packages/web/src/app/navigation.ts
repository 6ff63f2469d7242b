import { type Listed, listed } from '@quarterdeck/contract/kit/entities'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { Icon } from '@tabler/icons-react'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconReportMoney from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import { kinds } from './kinds.ts'
import type { AppRouter } from './router.ts'

type GroupName = 'dashboard' | 'management' | 'others'
type DashboardName = 'analytics' | 'finance' | 'career' | 'course' | 'sales'
type FrameName = 'settings' | 'companySettings' | 'authentication' | 'support'
export type ItemName = Listed | DashboardName | FrameName | 'kanban' | 'receivables'

export interface NavigationItem {
  readonly name: ItemName
  /** Absent for what has no screen of its own. */
  readonly to?: NonNullable<LinkProps['to']>
  readonly icon: Icon
  /** The lists that belong to it. */
  readonly lists?: readonly NavigationItem[]
  /** Addresses of what else stands below it; where none are said, those that begin with the item's own follow by themselves. */
  readonly screens?: readonly string[]
}

export interface NavigationGroup {
  readonly name: GroupName
  readonly items: readonly NavigationItem[]
}

/** An item by its name, which is its address as well. The router knows only paths of which there are screens by now. */
const itemOf = (name: ItemName, icon: Icon, more?: Partial<NavigationItem>): NavigationItem => ({
  name,
  to: `/${name}` as NonNullable<NavigationItem['to']>,
  icon,
  ...more,
})

const others = {
  receivables: itemOf('receivables', IconReportMoney),
  kanban: itemOf('kanban', IconLayoutKanban),
} as const

type Entry = Listed | keyof typeof others

const entryOf = (name: Entry, lists: readonly Entry[] = []): NavigationItem => ({
  ...(name in others ? others[name as keyof typeof others] : itemOf(name as Listed, kinds[name as Listed].icon)),
  lists: lists.map((each) => entryOf(each)),
})

/** Lists of the menu, each with those that belong to it; entities added later stand where their name is. */
const families: Readonly<Record<string, readonly string[]>> = {
  users: [],
  products: ['reviews'],
  orders: ['targets'],
  invoices: ['series', 'receivables', 'expenses', 'budgets'],
  tickets: ['articles', 'replies'],
  kanban: [],
  courses: ['enrolments'],
  openings: ['applicants'],
  campaigns: ['goals'],
}

const named = Object.entries(families).flat(2)

const isEntry = (name: string): name is Entry => name in others || listed.some((each) => each === name)

const management = [
  ...Object.entries(families).flatMap(([name, lists]) => (isEntry(name) ? [entryOf(name, lists.filter(isEntry))] : [])),
  ...listed.filter((entity) => !named.includes(entity)).map((entity) => entryOf(entity)),
]

/** The settings of whoever is signed in, and those that hold for all who work here. */
const ownSettings = [
  ...['/settings/security', '/settings/two-factor-authentication', '/settings/notification'],
  ...['/settings/social-media-links', '/settings/account-deactivation'],
]
const companySettings = [
  ...['/settings/mail-texts', '/settings/reminders', '/settings/support', '/settings/analytics'],
  '/settings/plan-billing',
]

/** The menu as it is specified. What has no route is not shown, nor a group without items. */
const navigation: readonly NavigationGroup[] = [
  {
    name: 'dashboard',
    items: [
      itemOf('analytics', IconChartDots, { screens: ['/visits', '/usage'] }),
      itemOf('finance', IconCoins),
      itemOf('career', IconBriefcase),
      itemOf('course', IconSchool),
      itemOf('sales', IconChartBar),
    ],
  },
  { name: 'management', items: management },
  {
    name: 'others',
    items: [
      itemOf('settings', IconSettings, { screens: ownSettings }),
      itemOf('companySettings', IconBuilding, { to: '/settings/company', screens: companySettings }),
      {
        name: 'authentication',
        icon: IconLock,
        screens: ['/login', '/register', '/forget-password', '/verification'],
      },
      itemOf('support', IconHelpCircle),
    ],
  },
]

const withLists = (item: NavigationItem): readonly NavigationItem[] => [item, ...(item.lists ?? [])]

/** All entries in their order, whether or not there is a screen of them. */
export const allNavigationItems: readonly NavigationItem[] = navigation.flatMap(({ items }) => items.flatMap(withLists))

/** The group in which an address stands. */
export const groupAt = (path: string | undefined): NavigationGroup | undefined =>
  navigation.find(({ items }) => items.flatMap(withLists).some(({ to }) => to === path))

/** The route of an address, and whether somebody with these permissions may see it. */
export const routeFor = (router: AppRouter, path: string, permissions: readonly Permission[]): AnyRoute | undefined => {
  // The router knows each path by a type of its own; here they are all alike.
  const routes: Readonly<Record<string, AnyRoute>> = router.routesByPath
  const route = routes[path]
  const needs = route?.options.staticData?.needs
  return route && (!needs || permissions.includes(needs)) ? route : undefined
}

/** The menu of a person with these permissions. */
export const navigationFor = (router: AppRouter, permissions: readonly Permission[]): readonly NavigationGroup[] => {
  const isThere = ({ to }: NavigationItem) => !to || routeFor(router, to, permissions) !== undefined
  return navigation
    .map((group) => ({
      ...group,
      items: group.items.filter(isThere).map((item) => ({ ...item, lists: item.lists?.filter(isThere) ?? [] })),
    }))
    .filter(({ items }) => items.length > 0)
}
