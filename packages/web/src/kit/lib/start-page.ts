import type { Me } from '@quarterdeck/contract/account/me'
import type { AnyRoute, LinkProps } from '@tanstack/react-router'

type To = NonNullable<LinkProps['to']>

/** First dashboard, the target of `/dashboard`. */
export const firstDashboard = '/course' satisfies To

/** Returns the user's start page, or the dashboard if they lack permission for it. */
export const startPageOf = (
  { routesByPath }: { readonly routesByPath: object },
  { settings: { startPage }, permissions }: Pick<Me, 'settings' | 'permissions'>,
): To => {
  const path = `/${startPage}`
  // The router knows each path by a type of its own; here they are all alike.
  const route = (routesByPath as Readonly<Record<string, AnyRoute>>)[path]
  const needs = route?.options.staticData?.needs
  return startPage && route && (!needs || permissions.includes(needs)) ? (path as To) : '/dashboard'
}
