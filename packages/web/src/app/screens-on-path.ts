import type { RouteTitle } from '../kit/lib/i18n/catalogue.ts'
import type { AppRouter } from './router.ts'

export interface PathScreen {
  readonly path: string
  readonly title: RouteTitle
}

/** `/users/12` is in `/users`: each part of a path that is a screen of its own, and before it the frame that it names itself. */
export const screensOnPath = (router: AppRouter, pathname: string): readonly PathScreen[] => {
  const parts = pathname.split('/').filter(Boolean)
  const frame = router.matchRoutes(pathname, {}).at(-1)?.staticData.frame
  const places = parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    const { pathname: matched, staticData } = router.matchRoutes(path, {}).at(-1) ?? {}
    // Where no screen has this address, the one above it is found.
    const isBetween = staticData?.isEnd && index < parts.length - 1
    // The first screen of a frame has the address of the frame and a slash.
    const isHere = matched === path || matched === `${path}/`
    return staticData?.title && isHere && !isBetween ? [{ path, title: staticData.title }] : []
  })
  return frame ? [frame, ...places.slice(1)] : places
}
