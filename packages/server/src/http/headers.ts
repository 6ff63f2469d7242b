import type { ServerResponse } from 'node:http'

/**
 * Returns the Content-Security-Policy of a page: everything from this server, linked pictures over https, and only the
 * build's own inline scripts. Inline styles are allowed: components set sizes and positions in `style` attributes, for
 * which there is neither a nonce nor a hash, and a style can't execute code.
 * @param scripts SHA-256 hashes, in base64, of scripts in the page
 */
export const policyFor = (scripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Device features that no page of the product uses. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']

const yearSeconds = 31_536_000

const defaultPolicy = policyFor()
const noPermissions = permissions.map((name) => `${name}=()`).join(', ')

/** Sets the headers of the OWASP Secure Headers project on every response. @param isSecure true behind TLS */
export const setSecureHeaders = (response: ServerResponse, isSecure: boolean): void => {
  response.setHeader('Content-Security-Policy', defaultPolicy)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Permissions-Policy', noPermissions)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('X-Permitted-Cross-Domain-Policies', 'none')
  if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${yearSeconds}; includeSubDomains`)
}
