import type { ServerResponse } from 'node:http'
import { sendText } from './text.ts'

/** Settings for `security.txt`. */
export interface SecurityContact {
  /** URI for reports of vulnerabilities; without it the file doesn't exist. */
  readonly securityContact?: string | undefined
  readonly publicUrl: string | undefined
}

const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validDays = 180

/**
 * Content of `security.txt` (RFC 9116). It expires some days after the request, so that it is outdated only if this
 * server no longer runs.
 */
const securityText = ({ securityContact, publicUrl }: SecurityContact, now: Date): string =>
  [
    `Contact: ${securityContact}`,
    `Expires: ${new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs).toISOString()}`,
    'Preferred-Languages: en, es, de, ja',
    ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
  ].join('\n')

/**
 * The help is public. Screens are not disallowed here but sent with `noindex`, which a crawler sees only if it can read
 * them.
 */
const robots = ['User-agent: *', 'Disallow: /api/'].join('\n')

/** Answers well-known addresses that programs request from every host; returns false for any other. */
export const serveWellKnown = (response: ServerResponse, path: string, contact: SecurityContact): boolean => {
  if (path === '/robots.txt') sendText(response, 200, robots)
  else if (path === '/.well-known/security.txt' && contact.securityContact)
    sendText(response, 200, securityText(contact, new Date()))
  else return false
  return true
}
