import { type LinkProps, useLinkProps, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The address of the screen that is shown, while the one of the next may stand in the browser already. */
export const useShownPath = (): string =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })

/** Whether another screen is on its way. */
export const useIsLeaving = (): boolean =>
  useRouterState({
    select: ({ status, resolvedLocation, location }) =>
      status === 'pending' && resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  })

interface Props {
  readonly to: NonNullable<LinkProps['to']>
  /** Whether the screens below it do not count as its place. */
  readonly exact?: boolean
  /** What else counts as its place, where that is not just what is below it. */
  readonly places?: readonly string[] | undefined
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  readonly title?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/**
 * A link of a navigation, marked as the current one together with the screen and not before it: the router's own mark
 * (`data-status`) says where one is going.
 */
export const PlaceLink = ({ exact = false, places, children, ...given }: Props) => {
  const shown = useShownPath()
  const props = useLinkProps({
    ...given,
    activeOptions: { exact: exact || places !== undefined, includeSearch: false },
  })
  const isWithin = places ? places.includes(shown) : !exact && shown.startsWith(`${given.to}/`)
  const isHere = shown === given.to || shown === `${given.to}/` || isWithin
  return (
    <a {...props} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  )
}
