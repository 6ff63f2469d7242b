import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id, text, versioned } from '../../kit/fields.ts'

/** Limits of one collect request and of its settings. */
export const maxHits = 50
export const maxCollectBytes = 16 * 1024
export const maxSites = 20
export const maxPathLength = 200

/** An event on a page. `view`, `product`, `cart` and `order` are built in; other names are used by goals. */
const Hit = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  path: z.string().max(2000).startsWith('/'),
  /** Browser clock in milliseconds; only the difference to `sentAt` is used. */
  at: z.number(),
  /** The viewed product. */
  product: id.optional(),
  /** The placed order. */
  order: id.optional(),
})
export type Hit = z.output<typeof Hit>

/** Payload of a page's collect request. Nothing that identifies a visitor is stored. */
const Collected = z.object({
  sentAt: z.number(),
  zone: text(60).default(''),
  language: text(35).default(''),
  /** URL of the referring page. */
  referrer: text(2000).default(''),
  source: text(100).default(''),
  medium: text(100).default(''),
  campaign: text(100).default(''),
  hits: z.array(Hit).min(1).max(maxHits),
})
export type Collected = z.output<typeof Collected>

/** Origin of a site, such as `https://shop.example.com`. */
const site = text(200)
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), { params: { code: 'invalid' } })
  .transform((value) => new URL(value).origin)

export const CollectorSettings = z.object({
  /** Origins whose events are accepted. */
  sites: z
    .array(site)
    .max(maxSites)
    .transform((sites) => [...new Set(sites)]),
  /** Retention in days. */
  days: z.int().min(1).max(3650),
})
export type CollectorSettings = z.output<typeof CollectorSettings>

const StoredCollectorSettings = CollectorSettings.extend(versioned.shape)
export type StoredCollectorSettings = z.output<typeof StoredCollectorSettings>

export const collector = {
  script: endpoint({
    method: 'GET',
    path: '/collect.js',
    needs: 'anyone',
    toSites: 'all',
    summary: 'Get the tracking script for the pages of a site',
    output: z.string(),
    answers: 'text/javascript',
  }),
  collect: endpoint({
    method: 'POST',
    path: '/collect',
    needs: 'anyone',
    toSites: 'named',
    sendsNoMail: true,
    maxBytes: maxCollectBytes,
    summary:
      'Record events on pages of a configured site. Those of bots and of browsers with a do-not-track signal are accepted but not counted, as are all events beyond the storage limit',
    body: Collected,
    output: z.object({ counted: z.int() }),
    status: 202,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/analytics/settings',
    needs: 'analytics:read',
    summary: 'Get the sites whose events are accepted, and the retention period',
    output: StoredCollectorSettings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/analytics/settings',
    needs: 'analytics:write',
    sendsNoMail: true,
    summary: 'Change the sites whose events are accepted, and the retention period',
    body: CollectorSettings,
    output: StoredCollectorSettings,
  }),
}
