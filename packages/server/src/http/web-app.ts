import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pathInside, sendFile } from './files.ts'
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
  for (const page of pagesFor(path)) {
    if (await sendFile(request, response, join(root, page), refetchOutdated)) return
  }
  sendText(response, 404, 'The web app has not been built yet: run npm start, which builds it.')
}

/** The longest address of a screen has so many parts; each more would double the pages to look for. */
const maxParts = 6

/**
 * The pages that may be meant by an address, the surest first: each part of it is the name of a page, or a parameter, which is
 * called `$` there. The last is for those that only the app makes sense of.
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
  return [...pages.map((page) => (page ? `${page}.html` : 'index.html')), '404.html', 'index.html']
}

const isNavigation = (request: IncomingMessage, path: string) =>
  extname(path) === '' || String(request.headers.accept ?? '').includes('text/html')
