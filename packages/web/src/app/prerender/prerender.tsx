import type { Me } from '@quarterdeck/contract/account/me'
import { defaultSettings } from '@quarterdeck/contract/account/own-settings'
import { type AccessRole, accessRoles, permissionsOf } from '@quarterdeck/contract/kit/permission'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static.node'
import { offerKey } from '../../account/entrance/use-offer.ts'
import { type Locale, locales, setLocale } from '../../kit/lib/i18n/locale.ts'
import { sessionQuery } from '../../kit/lib/session.ts'
import { setInitialWidth } from '../../kit/ui/data-table/columns/use-width.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { SchemeButton } from '../../kit/ui/scheme-button.tsx'
import { documentTitle } from '../../kit/ui/use-title.ts'
import { kinds } from '../kinds.ts'
import { appMessages } from '../messages/index.ts'
import { Providers } from '../providers.tsx'
import { type AppRouter, createAppRouter } from '../router.ts'
import { screensOnPath } from '../screens-on-path.ts'
import { type Prerendered, type PrerenderedRoute, parametersOf, type ScreenKind, windowWidths } from './prerendered.ts'

/** Whoever it will be: the name comes with the app, and what they may not see goes then. */
const somebody = (accessRole: AccessRole): Me => ({
  id: 0,
  name: '',
  email: '',
  image: '',
  accessRole,
  permissions: [...permissionsOf(accessRole)],
  needsSecondFactor: false,
  leaving: null,
  viewer: null,
  companyZone: 'UTC',
  settings: defaultSettings,
  lists: {},
})

/** Width of a list in pixels: the navigation stands beside it where there is room for both (shell.module.css). */
const listWidth = (width: number) => (width > 900 ? width - 232 : width)

/** The paths of all screens, as the router writes them. */
export const paths = (): readonly string[] => {
  const router = createAppRouter(new QueryClient(), createMemoryHistory())
  return Object.entries(router.routesByPath)
    .filter(([, { options }]) => 'component' in options)
    .map(([path]) => path)
}

/** Made by whoever starts the product (build/start.ts). */
declare const untilLoaded: () => Promise<void>

/** Screens wait for data that never comes here: what they show meanwhile, with all of their parts, is what is wanted. */
const render = async (
  queries: QueryClient,
  content: ReactNode,
  scheme: 'auto' | 'light' | 'dark' = 'auto',
): Promise<string> => {
  const end = new AbortController()
  const problems: unknown[] = []
  const drawing = prerenderToNodeStream(
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
  await untilLoaded()
  end.abort()
  const { prelude } = await drawing
  const decoder = new TextDecoder()
  let html = ''
  for await (const piece of prelude as unknown as AsyncIterable<Uint8Array>)
    html += decoder.decode(piece, { stream: true })
  if (problems.length > 0) throw problems[0]
  // React would put its hints into the head of a page, where it has one; its scripts are for what comes later.
  return html.replace(/^(<link [^>]*>)+/, '').replace(/<script[^>]*>.*?<\/script>/gs, '')
}

const withoutStyles = (html: string) => html.replace(/^.*<\/style>/s, '')

/** Adds the button of each color scheme to the outlines; the page keeps one of them. */
const withSchemeButtons = async (queries: QueryClient, html: string) => {
  const buttons: string[] = []
  for (const scheme of ['auto', 'light', 'dark'] as const) {
    const button = withoutStyles(await render(queries, <SchemeButton />, scheme))
    buttons.push(button.replace('<button', '<button data-scheme-button'))
  }
  const usual = buttons[0]?.replace(' data-scheme-button', '') ?? ''
  return html.replace(usual, () => buttons.join(''))
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

/** Returns true where a path has led to its own screen, and to no other. */
const isAt = (router: AppRouter, path: string) => router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') === path

interface Screen {
  readonly kind: ScreenKind
  readonly screen: Prerendered
}

interface Scene {
  readonly locale: Locale
  readonly width: number
  readonly accessRole: AccessRole
}

const screenOf = async (path: string, { locale, width, accessRole }: Scene): Promise<Screen | undefined> => {
  setLocale(locale)
  // What is asked for before anybody is known is what everybody may see.
  const isAsking = accessRole === 'viewer'
  Object.assign(globalThis, { innerWidth: width, isAsking })
  setInitialWidth(listWidth(width))
  await Promise.all([commonMessages.load(locale), appMessages.load(locale)])
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, somebody(accessRole))
  // One account of each role: the page keeps those that there are, and writes their addresses.
  const accounts = accessRoles.map((accessRole) => ({ accessRole, email: accessRole, password: '' }))
  queries.setQueryData(offerKey, { needed: false, accounts })

  const parameters = parametersOf(path)
  const filled = path.replace(/\$\w+/g, (name) => parameters.get(name) ?? '')
  const href = `${import.meta.env.BASE_URL.replace(/\/$/, '')}${filled}`
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  await Promise.all(screensOnPath(router, href).map(({ title }) => title.load(locale)))
  if (!isAt(router, path)) return undefined
  const html = await render(queries, <RouterProvider router={router} />)
  if (isAsking) askForData(queries)
  const kind = kindOf(router, path)
  const title = documentTitle(await titleOf(router, locale))
  return {
    kind,
    screen: { locale, width, title, html: kind === 'entrance' ? await withSchemeButtons(queries, html) : html },
  }
}

/** Draws a screen in each language and for each width. Runs while the product is built, never in a browser. */
export const prerenderRoute = async (path: string): Promise<PrerenderedRoute | undefined> => {
  const [locale, width] = [locales[0], windowWidths[0]]
  await screenOf(path, { locale, width, accessRole: 'viewer' })
  const first = await screenOf(path, { locale, width, accessRole: 'owner' })
  if (!first) return undefined
  const draw = async (locale: Locale, width: number): Promise<Prerendered> => {
    if (locale === first.screen.locale && width === first.screen.width) return first.screen
    const found = await screenOf(path, { locale, width, accessRole: 'owner' })
    if (!found) throw new Error(`${path} leads elsewhere in ${locale}`)
    return found.screen
  }
  // Only lists look at how much room there is; the others follow their styles, and differ from a phone to all else at most.
  const widths = first.kind === 'list' ? windowWidths : windowWidths.slice(0, 2)
  const screens: Prerendered[] = []
  for (const width of widths) screens.push(await draw(locale, width))
  // A width that changes nothing in one language changes nothing in another.
  const differ = screens.filter(({ html }, index) => html !== screens[index - 1]?.html).map(({ width }) => width)
  for (const other of locales.slice(1)) for (const width of differ) screens.push(await draw(other, width))
  return { path, kind: first.kind, screens }
}
