import type { ServerResponse } from 'node:http'

/** Answers with a short text. */
export const sendText = (response: ServerResponse, status: number, text: string, type = 'text/plain'): void => {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-cache')
  response.end(`${text}\n`)
}
