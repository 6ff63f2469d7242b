import { useMatches, useNavigate, useRouter } from '@tanstack/react-router'

const trimmed = (path: string | undefined) => path?.replace(/(.)\/$/, '$1')

/**
 * Whether somebody is still on the screen that was there when this was drawn, and not on the way to another one: what
 * follows by itself then is not to lead there, nor to call them back.
 */
export const useIsHere = (): (() => boolean) => {
  const router = useRouter()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return () => trimmed(router.latestLocation.pathname) === trimmed(path)
}

/** A way on for what follows from an answer: whoever went elsewhere while it was on its way stays there. */
export const useLeadOn = (): ReturnType<typeof useNavigate> => {
  const isHere = useIsHere()
  const navigate = useNavigate()
  return (async (to: Parameters<typeof navigate>[0]) => {
    if (isHere()) await navigate(to)
  }) as typeof navigate
}
