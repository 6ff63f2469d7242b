import type { Me } from '@quarterdeck/contract/account/me'
import { defaultSettings } from '@quarterdeck/contract/account/own-settings'
import { accessRoles, permissions } from '@quarterdeck/contract/core/permission'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { offerKey } from '../../entrance/use-offer.ts'
import { type Locale, locales, speak } from '../../lib/i18n/locale.ts'
import { whoIsSignedIn } from '../../lib/session.ts'
import { assumeWidth } from '../../ui/data-table/columns/use-width.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { SchemeButton } from '../../ui/scheme-button.tsx'
import { titled } from '../../ui/use-title.ts'
import { kinds } from '../kinds.ts'
import { appMessages } from '../messages/index.ts'
import { placesOn } from '../places-on.ts'
import { Providers } from '../providers.tsx'
import { type AppRouter, createAppRouter } from '../router.ts'
import { type Device, devices, type Prerendered, type PrerenderedRoute, type ScreenKind } from './prerendered.ts'

/** Whoever it will be: the name comes with the app, and what they may not see goes then. */
const somebody: Me = {
  id: 0,
  name: '',
  email: '',
  image: '',
  accessRole: 'owner',
  permissions: [...permissions],
  needsSecondFactor: false,
  leaving: null,
  viewer: null,
  settings: defaultSettings,
  lists: {},
}

/** Of lists, on a screen of 1,440 pixels beside the navigation, and on a phone. */
const listWidths: Readonly<Record<Device, number>> = { desktop: 1208, phone: 390 }

/** Stands for a parameter of a path. */
const anything = '987654321'

/** The paths of all screens, as the router writes them. */
export const paths = (): readonly string[] => {
  const router = createAppRouter(new QueryClient(), createMemoryHistory())
  return Object.entries(router.routesByPath)
    .filter(([, { options }]) => 'component' in options)
    .map(([path]) => path)
}

/** Screens wait for data that never comes here: what they show meanwhile is what is wanted. Milliseconds. */
const patience = 50

const render = async (queries: QueryClient, content: ReactNode, scheme: 'auto' | 'light' | 'dark' = 'auto') => {
  const end = new AbortController()
  setTimeout(() => end.abort(), patience)
  const problems: unknown[] = []
  const { prelude } = await prerender(
    <Providers queries={queries} scheme={scheme}>
      {content}
    </Providers>,
    {
      signal: end.signal,
      // Larger parts would come as scripts that put them into their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (!end.signal.aborted) problems.push(error)
      },
    },
  )
  const html = await new Response(prelude).text()
  if (problems.length > 0) throw problems[0]
  // React would put its hints into the head of a page, where it has one; its scripts are for what comes later.
  return html.replace(/^(<link [^>]*>)+/, '').replace(/<script[^>]*>.*?<\/script>/gs, '')
}

const withoutStyles = (html: string) => html.replace(/^.*<\/style>/s, '')

/** With the button of the colour scheme as it is for each choice, of which the page keeps one. */
const withSchemeButtons = async (queries: QueryClient, html: string) => {
  const buttons: string[] = []
  for (const scheme of ['auto', 'light', 'dark'] as const) {
    const button = withoutStyles(await render(queries, <SchemeButton />, scheme))
    buttons.push(button.replace('<button', '<button data-scheme-button'))
  }
  const usual = buttons[0]?.replace(' data-scheme-button', '') ?? ''
  return html.replace(usual, buttons.join(''))
}

/** Asks for all that the screen has begun to read, so that the build sees what that is. */
const askForData = (queries: QueryClient) => {
  for (const { options, state } of queries.getQueryCache().getAll()) {
    const isEnabled = !('enabled' in options) || options.enabled !== false
    if (isEnabled && state.data === undefined && state.fetchStatus === 'idle')
      void queries.prefetchQuery(options as never)
  }
}

const kindOf = (router: AppRouter, path: string): ScreenKind => {
  if (!router.state.matches.some(({ routeId }) => routeId === '/shell')) return 'entrance'
  return Object.values(kinds).some((kind) => 'list' in kind && `/${kind.list?.entity}` === path) ? 'list' : 'page'
}

const titleOf = (router: AppRouter, locale: Locale) =>
  router.state.matches.at(-1)?.staticData.title?.load(locale) ?? Promise.resolve('')

/** Whether the path has led to its own screen, and to no other. */
const isAt = (router: AppRouter, path: string) => router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') === path

interface Screen {
  readonly kind: ScreenKind
  readonly screen: Prerendered
}

/** @param isFirst whether nothing was loaded before */
const screenOf = async (
  path: string,
  locale: Locale,
  device: Device,
  isFirst: boolean,
): Promise<Screen | undefined> => {
  speak(locale)
  Object.assign(globalThis, { isPhone: device === 'phone' })
  assumeWidth(listWidths[device])
  await Promise.all([commonMessages.load(locale), appMessages.load(locale)])
  const queries = new QueryClient()
  queries.setQueryData(whoIsSignedIn.queryKey, somebody)
  // One account of each role: the page keeps those that there are, and writes their addresses.
  const accounts = accessRoles.map((accessRole) => ({ accessRole, email: accessRole, password: '' }))
  queries.setQueryData(offerKey, { needed: false, accounts })

  const href = `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path.replace(/\$\w+/g, anything)}`
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  await Promise.all(placesOn(router, href).map(({ title }) => title.load(locale)))
  if (!isAt(router, path)) return undefined
  const app = <RouterProvider router={router} />
  // What is loaded by the first is there in the second.
  if (isFirst) await render(queries, app)
  const html = await render(queries, app)
  if (isFirst) askForData(queries)
  const kind = kindOf(router, path)
  const title = titled(await titleOf(router, locale))
  return {
    kind,
    screen: { locale, device, title, html: kind === 'entrance' ? await withSchemeButtons(queries, html) : html },
  }
}

/** Draws a screen in each language and on each device. Runs while the product is built, never in a browser. */
export const prerenderRoute = async (path: string): Promise<PrerenderedRoute | undefined> => {
  const found: Screen[] = []
  for (const locale of locales)
    for (const device of devices) {
      const screen = await screenOf(path, locale, device, found.length === 0)
      if (!screen) return undefined
      found.push(screen)
    }
  return { path, kind: found[0]?.kind ?? 'page', screens: found.map(({ screen }) => screen) }
}
