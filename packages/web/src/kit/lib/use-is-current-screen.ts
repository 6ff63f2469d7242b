import { useMatches, useNavigate, useRouter } from '@tanstack/react-router'

const trimmed = (path: string | undefined) => path?.replace(/(.)\/$/, '$1')

/**
 * Returns a function that checks whether the user is still on this screen and not navigating away; delayed redirects
 * must not run otherwise.
 */
export const useIsCurrentScreen = (): (() => boolean) => {
  const router = useRouter()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return () => trimmed(router.latestLocation.pathname) === trimmed(path)
}

/** Returns a `navigate` that does nothing if the user has left the screen meanwhile. */
export const useNavigateIfHere = (): ReturnType<typeof useNavigate> => {
  const isHere = useIsCurrentScreen()
  const navigate = useNavigate()
  return (async (to: Parameters<typeof navigate>[0]) => {
    if (isHere()) await navigate(to)
  }) as typeof navigate
}
