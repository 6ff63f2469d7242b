import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pathInside, sendFile } from './files.ts'
import { sendText } from './text.ts'

/** Names in this folder carry a hash of their content: what was fetched once is good for ever. */
const hashed = '/assets/'
const forEver = 'public, max-age=31536000, immutable'
const refetchOutdated = 'no-cache'

/** Serves the web app's files, and for every address that the app itself makes sense of its own page or the one of all. */
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
  for (const page of [...(file ? [`${file}.html`] : []), join(root, 'index.html')]) {
    if (await sendFile(request, response, page, refetchOutdated)) return
  }
  sendText(response, 404, 'The web app has not been built yet: run npm start, which builds it.')
}

const isNavigation = (request: IncomingMessage, path: string) =>
  extname(path) === '' || String(request.headers.accept ?? '').includes('text/html')
