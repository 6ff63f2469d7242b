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
  // Only the app makes sense of it.
  if (await sendFile(request, response, join(root, 'index.html'), refetchOutdated)) return
  sendText(response, 404, 'The web app has not been built yet: run npm start, which builds it.')
}

/** Search engines may list the help. All else is for who has an account, or was given a link to an invoice or to a request of theirs. */
const isIndexed = (path: string): boolean => /^\/support(\/(faqs|contact))?\/?$/.test(path)

/** The pages at the last check. */
let known = { root: '', changedAt: 0, scripts: [] as readonly string[] }

/** The hashes of the scripts that stand in the pages: they are the same in all of a build. */
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

/** The longest address of a screen has so many parts; each more would double the pages to look for. */
const maxParts = 6

/**
 * The pages that may be meant by an address, the surest first: each part of it is the name of a page, or a parameter, which is
 * called `$` there.
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

/** The chosen language if there is one, else the browser's primary one if supported, else English: as the app has it. */
const localeOf = ({ headers }: IncomingMessage): Locale => {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1]
  const primary = /^\s*([a-z]+)/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  const known = (wanted: string | undefined) => locales.find((locale) => locale === wanted)
  return known(chosen) ?? known(primary) ?? 'en'
}

const isNavigation = (request: IncomingMessage, path: string) =>
  extname(path) === '' || String(request.headers.accept ?? '').includes('text/html')
