import { Link, useRouter } from '@tanstack/react-router'
import { use, useDeferredValue, useMemo } from 'react'
import type { RouteTitle } from '../../kit/lib/i18n/catalogue.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { savedSearchOf } from '../../kit/ui/data-table/return-state.ts'
import { useShownPath } from '../../kit/ui/place-link.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useTitleAt } from '../../kit/ui/use-title.ts'
import { appMessages } from '../messages/index.ts'
import { groupAt } from '../navigation.ts'
import { type PathScreen, screensOnPath } from '../screens-on-path.ts'
import classes from './shell.module.css'

const useTitle = (title: RouteTitle) => use(title.load(useLocale()))

const Title = ({ title }: { title: RouteTitle }) => useTitle(title)

/** Says itself whole under the pointer, since it is cut off where there is no room. */
const Above = ({ path, title }: PathScreen) => {
  const name = useTitle(title)
  return (
    <Link to={path} search={savedSearchOf(path)} activeOptions={{ exact: true }} title={name}>
      {name}
    </Link>
  )
}

export const Breadcrumbs = () => {
  const m = useMessages(appMessages)
  const router = useRouter()
  const shownPath = useShownPath()
  const shownTitle = useTitleAt(shownPath)
  // The old ones stay until the words of the new ones are there.
  const { pathname, shown } = useDeferredValue(
    useMemo(() => ({ pathname: shownPath, shown: shownTitle }), [shownPath, shownTitle]),
  )
  const places = screensOnPath(router, pathname)
  const group = groupAt(places[0]?.path)
  return (
    <nav className={shared.shrinks} aria-label={m.breadcrumbs}>
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
