import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type Locale, localeCookie, locales } from '@quarterdeck/contract/kit/locales'
import { pathInside, sendFile } from './files.ts'
import { policyFor } from './headers.ts'
import { sendText } from './text.ts'

/** Names in this folder carry a hash of their content: what was fetched once is good for ever. */
const hashed = '/assets/'
const forEver = 'public, max-age=31536000, immutable'
const refetchOutdated = 'no-cache'

/** Serves the web app's files, and for every address that the app itself makes sense of the page of its route. */
export const serveWebApp = async (
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
): Promise<void> => {
  const isAsset = path.startsWith(hashed)
  const file = pathInside(root, path)
  if (file && (await sendFile(request, response, file, isAsset ? forEver : refetchOutdated))) return
  if (isAsset || !isNavigation(request, path)) return sendText(response, 404, 'Not found')
  response.setHeader('Content-Security-Policy', policyFor(await scriptsIn(root)))
  if (!isIndexed(path)) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  const locale = localeOf(request)
  for (const page of pagesFor(path)) {
    if (await sendFile(request, response, join(root, 'pages', locale, page), refetchOutdated, locale)) return
  }
  // Only the app understands the address.
  if (await sendFile(request, response, join(root, 'index.html'), refetchOutdated)) return
  sendText(response, 404, 'The web app has not been built yet: run npm start, which builds it.')
}

/** Checks that search engines can list a page: only the help. Everything else needs an account or a personal link. */
const isIndexed = (path: string): boolean => /^\/support(\/(faqs|contact))?\/?$/.test(path)

/** Pages at the last check. */
let known = { root: '', changedAt: 0, scripts: [] as readonly string[] }

/** Returns the hashes of the scripts in the pages, which are the same in all pages of a build. */
const scriptsIn = async (root: string): Promise<readonly string[]> => {
  const file = join(root, 'index.html')
  const found = await stat(file).catch(() => undefined)
  if (!found) return []
  if (known.root === root && known.changedAt === found.mtimeMs) return known.scripts
  const page = await readFile(file, 'utf8')
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
  known = { root, changedAt: found.mtimeMs, scripts }
  return scripts
}

/** Maximum depth of a screen's address; each more would double the candidates. */
const maxParts = 6

/**
 * Returns candidate pages for an address, best first: each segment is the name of a page, or a parameter, which is
 * called `$` in the file name.
 */
const pagesFor = (path: string): readonly string[] => {
  const parts = path.split('/').filter(Boolean)
  // Only what is written like a name can be one: what leads elsewhere is not looked for.
  const namesOf = (part: string) => (/^[a-z][a-z-]*$/.test(part) ? [part, '$'] : ['$'])
  const pages =
    parts.length > maxParts
      ? []
      : parts.reduce<readonly string[]>(
          (found, part) => found.flatMap((before) => namesOf(part).map((name) => `${before}/${name}`)),
          [''],
        )
  return pages.map((page) => (page ? `${page}.html` : 'index.html'))
}

const cookie = new RegExp(`(?:^|;\\s*)${localeCookie.replace('.', '\\.')}=(\\w+)`)

/** Returns the chosen language, else the browser's primary one if supported, else English, like the app. */
const localeOf = ({ headers }: IncomingMessage): Locale => {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1]
  const primary = /^\s*([a-z]+)/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  const known = (language: string | undefined) => locales.find((locale) => locale === language)
  return known(chosen) ?? known(primary) ?? 'en'
}

const isNavigation = (request: IncomingMessage, path: string) =>
  extname(path) === '' || String(request.headers.accept ?? '').includes('text/html')
