import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import type { RouteTitle } from '../../lib/i18n/catalogue.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { leftAt } from '../../ui/data-table/trail.ts'
import { useShownTitle } from '../../ui/use-title.ts'
import { appMessages } from '../messages/index.ts'
import { navigation } from '../navigation.ts'
import type { AppRouter } from '../router.ts'
import classes from './breadcrumbs.module.css'

interface Place {
  readonly path: string
  readonly title: RouteTitle
}

/** `/users/12` is in `/users`: each part of a path that is a screen of its own. */
const placesOn = (router: AppRouter, pathname: string): readonly Place[] => {
  const parts = pathname.split('/').filter(Boolean)
  return parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    const { pathname: matched, staticData } = router.matchRoutes(path, {}).at(-1) ?? {}
    // Where no screen has this address, the one above it is found.
    const isBetween = staticData?.isEnd && index < parts.length - 1
    // The first screen of a frame has the address of the frame and a slash.
    const isHere = matched === path || matched === `${path}/`
    return staticData?.title && isHere && !isBetween ? [{ path, title: staticData.title }] : []
  })
}

const useTitle = (title: RouteTitle) => use(title.load(useLocale()))

const Title = ({ title }: { title: RouteTitle }) => useTitle(title)

/** Says itself whole under the pointer, since it is cut off where there is no room. */
const Above = ({ path, title }: Place) => {
  const name = useTitle(title)
  return (
    <Link to={path} search={leftAt(path)} activeOptions={{ exact: true }} title={name}>
      {name}
    </Link>
  )
}

export const Breadcrumbs = () => {
  const m = useMessages(appMessages)
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const shown = useShownTitle()
  const places = placesOn(router, pathname)
  const group = navigation.find(({ items }) => items.some(({ to }) => to === places[0]?.path))
  return (
    <nav className={classes.nav} aria-label={m.breadcrumbs}>
      <ol className={classes.list}>
        {group && <li className={classes.group}>{m.navigation.groups[group.name]}</li>}
        {places.map(({ path, title }, index) => (
          <li key={path}>
            {index < places.length - 1 ? (
              <Above path={path} title={title} />
            ) : (
              <span aria-current="page">{shown ?? <Title title={title} />}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
