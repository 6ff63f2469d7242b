import { type LinkProps, useLinkProps, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Returns the path of the rendered screen, which lags behind the browser's URL during navigation. */
export const useShownPath = (): string =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })

/** Returns true while another screen is loading. */
export const useIsLeaving = (): boolean =>
  useRouterState({
    select: ({ status, resolvedLocation, location }) =>
      status === 'pending' && resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  })

interface Props {
  readonly to: NonNullable<LinkProps['to']>
  /** Marks the link for its exact path only, not for paths below it. */
  readonly exact?: boolean
  /** Paths at which the link is current, if not only those below its own. */
  readonly places?: readonly string[] | undefined
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  readonly title?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/**
 * Navigation link, marked as current when its screen is rendered. The router's own mark (`data-status`) changes
 * earlier, when navigation starts.
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
