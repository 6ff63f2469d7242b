import { accessRoles } from '@quarterdeck/contract/core/permission'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { entranceMessages } from '../../entrance/messages/index.ts'
import { loginRoute } from '../../entrance/routes.tsx'
import { offerKey } from '../../entrance/use-offer.ts'
import { type Locale, locales, speak } from '../../lib/i18n/locale.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { SchemeButton } from '../../ui/scheme-button.tsx'
import { titled } from '../../ui/use-title.ts'
import { Providers } from '../providers.tsx'
import { Root } from '../root.tsx'
import type { Painting } from './painting.ts'

const render = (queries: QueryClient, content: ReactNode, scheme: 'auto' | 'light' | 'dark' = 'auto') =>
  renderToString(
    <Providers queries={queries} scheme={scheme}>
      {content}
    </Providers>,
  )

/** The button as it is for each choice, of which the page keeps one. */
const schemeButtons = (queries: QueryClient) =>
  (['auto', 'light', 'dark'] as const).map((scheme) =>
    render(queries, <SchemeButton />, scheme).replace(/^.*<\/style>/s, ''),
  )

const paint = async (locale: Locale): Promise<Painting> => {
  speak(locale)
  const [{ login }] = await Promise.all([entranceMessages.load(locale), commonMessages.load(locale)])
  const queries = new QueryClient()
  // One account of each role: the page keeps those that there are, and writes their addresses.
  const accounts = accessRoles.map((accessRole) => ({ accessRole, email: accessRole, password: '' }))
  queries.setQueryData(offerKey, { needed: false, accounts })

  const root = createRootRouteWithContext()({ component: Root })
  const history = createMemoryHistory({ initialEntries: [`${import.meta.env.BASE_URL}login`] })
  const router = createRouter({
    routeTree: root.addChildren([loginRoute(root)]),
    basepath: import.meta.env.BASE_URL,
    history,
    origin: 'http://localhost',
  })
  await router.load()
  // React would put its hints into the head of a page, where it has one.
  const html = render(queries, <RouterProvider router={router as never} />).replace(/^(<link [^>]*>)+/, '')
  const buttons = schemeButtons(queries)
  const [usual = ''] = buttons
  if (!html.includes(usual)) throw new Error('The button of the colour scheme is not as it is alone')
  return { locale, title: titled(login.title), html: html.replace(usual, buttons.join('')) }
}

/** Draws the login screen in each language. Runs while the app is built, and never in a browser. */
export const paintings = async (): Promise<readonly Painting[]> => {
  const painted: Painting[] = []
  for (const locale of locales) painted.push(await paint(locale))
  return painted
}
