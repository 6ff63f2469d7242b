import type { ServerResponse } from 'node:http'
import { sendText } from './text.ts'

/** The settings that `security.txt` is made of. */
export interface SecurityContact {
  /** The URI for reports of vulnerabilities; without it there is no such file. */
  readonly securityContact?: string | undefined
  readonly publicUrl: string | undefined
}

const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const validDays = 180

/** RFC 9116. It expires some days after it was asked for, so that it is out of date only where nobody runs this server. */
const securityText = ({ securityContact, publicUrl }: SecurityContact, now: Date): string =>
  [
    `Contact: ${securityContact}`,
    `Expires: ${new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs).toISOString()}`,
    'Preferred-Languages: en, es, de, ja',
    ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
  ].join('\n')

/** The help is for everyone. Screens are not listed here but answered with `noindex`, which a crawler reads only where it may look. */
const robots = ['User-agent: *', 'Disallow: /api/'].join('\n')

/** Answers what programs ask of every host at a fixed address; false for any other address. */
export const serveWellKnown = (response: ServerResponse, path: string, contact: SecurityContact): boolean => {
  if (path === '/robots.txt') sendText(response, 200, robots)
  else if (path === '/.well-known/security.txt' && contact.securityContact)
    sendText(response, 200, securityText(contact, new Date()))
  else return false
  return true
}
