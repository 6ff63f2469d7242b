import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import type { RouteTitle } from '../../kit/lib/i18n/catalogue.ts'
import { allNavigationItems } from '../navigation.ts'
import type { AppRouter } from '../router.ts'

type Declared = NonNullable<AnyRoute['options']['staticData']>

/** A screen that stands by itself: its address names no record. */
export interface Screen extends Pick<Declared, 'needs' | 'shortcut' | 'statuses' | 'statusField'> {
  readonly to: NonNullable<LinkProps['to']>
  readonly title: RouteTitle
  /** The title of the frame that it stands in, as that of the settings. */
  readonly frame?: RouteTitle | undefined
}

/** Screens outside the shell to which the menu leads, as those by which one comes in. */
const inMenu: readonly string[] = allNavigationItems.flatMap(({ screens = [] }) => screens)

/** The screens of a person with these permissions, by the routes; without any, of someone who is not signed in. */
export const screensFor = (router: AppRouter, permissions: readonly Permission[] | undefined): readonly Screen[] => {
  // The router knows each path by a type of its own; here they are all alike.
  const routes = Object.entries(router.routesByPath as Readonly<Record<string, AnyRoute>>)
  return routes.flatMap(([path, { id, options, parentRoute }]) => {
    const { title, needs, shortcut, statuses, statusField, frame: own } = options.staticData ?? {}
    const isShell = id.startsWith('/shell')
    if (!title || path.includes('$')) return []
    if (!isShell && path !== '/' && !(permissions && inMenu.includes(path))) return []
    if (isShell && !permissions) return []
    if (needs && !permissions?.includes(needs)) return []
    const to = path as Screen['to']
    const frame: RouteTitle | undefined = own?.title ?? parentRoute?.options.staticData?.title
    const isFrame = parentRoute?.fullPath.replace(/\/$/, '') === path
    return [{ to, title, needs, shortcut, statuses, statusField, frame: isFrame ? undefined : frame }]
  })
}
