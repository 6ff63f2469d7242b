import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sendFile } from './files.ts'
import { sendText } from './text.ts'

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
/** Release notes. */
const changes = new URL('../../../../CHANGELOG.md', import.meta.url)
const files = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · Quarterdeck</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })`

/** Content-Security-Policy of the page: it can only load from this server. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** Serves the description of the API for people: Swagger UI from the package, on the API's own document. */
export const serveDocs = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
  response.setHeader('Content-Security-Policy', policy)
  const name = path.slice(1)
  if (name === '') return sendText(response, 200, page, 'text/html')
  if (name === 'changes') return sendText(response, 200, await readFile(changes, 'utf8'))
  if (name === 'start.js') return sendText(response, 200, start, 'text/javascript')
  if (files.has(name) && (await sendFile(request, response, join(swagger, name), 'no-cache'))) return
  sendText(response, 404, 'Not found')
}
