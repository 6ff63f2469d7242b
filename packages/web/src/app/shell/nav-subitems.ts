import { isEntity, listed } from '@quarterdeck/contract/kit/entities'
import type { AnyRoute } from '@tanstack/react-router'
import type { RouteTitle } from '../../kit/lib/i18n/catalogue.ts'
import { useLastOpened } from '../../kit/lib/recent.ts'
import { useMe } from '../../kit/lib/session.ts'
import type { Target } from '../../kit/lib/side-panel.ts'
import { kinds } from '../kinds.ts'
import type { appMessages } from '../messages/index.ts'
import { type NavigationItem, routeFor } from '../navigation.ts'
import type { AppRouter } from '../router.ts'

type Messages = Awaited<ReturnType<typeof appMessages.load>>
type StepName = Exclude<keyof Messages['navigation']['steps'], 'none'>

/** A line below an entry of the menu. */
export interface NavSubitem {
  readonly name: StepName
  /** Absent where it would lead to a record and none was opened yet. */
  readonly target?: Target | undefined
  /** The record that it leads to, as it is written. */
  readonly record?: string | undefined
}

/** The address of a target without its search. */
export const pathOf = ({ to, params = {} }: Target): string =>
  Object.entries(params).reduce((path, [name, value]) => path.replace(`$${name}`, () => String(value)), String(to))

const written = (id: string) => (/^\d+$/.test(id) ? `#${id}` : id)

/** Returns the name of a screen of details, by the last part of its address. */
const detailsName = (path: string): StepName =>
  path.endsWith('/profile') ? 'profile' : path.endsWith('/overview') ? 'overview' : 'details'

type To = NonNullable<Target['to']>

/** Addresses of the forms of lists that do not create records at `/list/create`. */
const creating: Readonly<Record<string, string>> = { tickets: '/support/create-ticket' }

/** Everybody has a profile, also before they have opened one. */
const ownProfile: Target = { to: '/users/profile' }

/** Returns the steps of a list: its records, the form for a new one, and the record that was opened last. */
export const useNavSubitems = (router: AppRouter, { name, to }: NavigationItem): readonly NavSubitem[] => {
  const { id: person, permissions } = useMe()
  const last = useLastOpened(person, name)
  if (!to || !isEntity(name) || !listed.some((entity) => entity === name)) return []
  const { form, screen } = kinds[name]
  const create = (creating[name] ?? `${to}/create`) as To
  const edit = (form ? `${to}/$id` : `${to}/$id/edit`) as To
  const record = last && written(last)
  const details = screen?.(last ?? '')
  const mayWrite = permissions.some((permission) => permission === `${name}:write`)
  const none = name === 'users' ? ownProfile : undefined
  return [
    { name: 'list', target: { to } },
    ...(routeFor(router, create, permissions) ? [{ name: 'create' as const, target: { to: create } }] : []),
    ...(mayWrite && routeFor(router, edit, permissions)
      ? [{ name: 'edit' as const, record, target: last ? { to: edit, params: { id: last } as never } : undefined }]
      : []),
    ...(details && details.to !== edit
      ? [{ name: detailsName(details.to ?? ''), record, target: last ? details : none }]
      : []),
  ]
}

/** The screens in the frame of an entry, or those that it names, each by the title of its route. */
export const childScreensOf = (
  router: AppRouter,
  { to, screens }: NavigationItem,
  permissions: Parameters<typeof routeFor>[2],
): readonly { readonly to: NonNullable<Target['to']>; readonly title: RouteTitle }[] => {
  const routes: Readonly<Record<string, AnyRoute>> = router.routesByPath
  const isBelow = ([path, { parentRoute }]: [string, AnyRoute]) =>
    screens ? screens.includes(path) : parentRoute?.fullPath === to && path !== to && !path.includes('$')
  return Object.entries(routes)
    .filter(isBelow)
    .flatMap(([path]) => {
      const title = routeFor(router, path, permissions)?.options.staticData?.title
      return title ? [{ to: path as NonNullable<Target['to']>, title }] : []
    })
}
