import type { z } from 'zod'
import type { ListSpec } from './list.ts'
import type { Permission } from './permission.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Access: anyone, anyone signed in, holders of a permission, or a mail server with the secret for incoming mail. */
export type Needs = 'anyone' | 'session' | 'inbound-secret' | Permission

/**
 * States that refuse all endpoints that do not name them: the owner closed the account, the second factor required by the
 * access role is missing, somebody else views the product as this person, or maintenance.
 */
export type Restriction = 'closed-account' | 'second-factor-due' | 'viewing-as' | 'maintenance'

/** Media types of bodies other than JSON. */
export type Media =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/xml'
  | 'application/zip'
  | 'text/csv'
  | 'text/event-stream'
  | 'text/javascript'
  | 'text/xml'
  | 'image/svg+xml'
  | 'image/webp'
  | 'application/octet-stream'
  | 'application/x-ndjson'
  | 'message/rfc822'

/**
 * Description of an API call as data: the API serves it, screens call it, and the OpenAPI document and the contract tests
 * are derived from it.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Path below `/api`. */
  readonly path: `/${string}`
  /** Selects between two endpoints of the same method and path: the one with an `id` parameter. */
  readonly by?: 'id'
  readonly needs: Needs
  /** Restrictions under which the endpoint is still available. */
  readonly openDuring?: readonly Restriction[]
  /** For the person alone: refused to API keys and to anyone viewing as them. */
  readonly personal?: true
  /**
   * Allows requests from other sites: from all, or from those named in the settings, which the handler checks. Any other
   * cross-site write is refused.
   */
  readonly toSites?: 'all' | 'named'
  /** Sends no mail, so the outbox is not checked afterwards. */
  readonly sendsNoMail?: true
  /** True if public and not essential: refused when the disk is nearly full. */
  readonly canWait?: true
  readonly summary: string
  /** Query parameters in addition to those of `list`. */
  readonly query?: Query
  readonly list?: ListSpec
  /** Schema of the body, which is JSON unless `accepts` is set. */
  readonly body?: Body
  readonly accepts?: Media
  /** Further media types of the body. If set, any other type is refused. */
  readonly acceptsToo?: readonly Media[]
  /** The body is streamed, never held in memory as a whole. */
  readonly streams?: true
  /** Maximum size of the body in bytes, if it is not JSON or smaller than the default. */
  readonly maxBytes?: number
  /** The request or response contains a secret: an Idempotency-Key does not replay it. */
  readonly secret?: true
  /**
   * A read although the method is not GET, because its input is too long or too secret for a URL, or because it is
   * logged. It changes nothing that is shown, so the client reloads nothing.
   */
  readonly isRead?: true
  /** The body contains a password or a code: attempts are limited as at sign-in. */
  readonly proves?: true
  readonly output: Output
  readonly answers?: Media
  /** Status of a success; by default 201 for POST and 200 otherwise. */
  readonly status?: 200 | 201 | 202 | 204
}

/** Returns true if the endpoint requires a session or an API key. */
export const isForPeople = <E extends Pick<Endpoint, 'needs'>>(
  endpoint: E,
): endpoint is E & { readonly needs: 'session' | Permission } =>
  endpoint.needs !== 'anyone' && endpoint.needs !== 'inbound-secret'

/** Keeps the exact types of a description. */
export const endpoint = <
  Query extends z.ZodType = z.ZodType<undefined>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Output extends z.ZodType = z.ZodType,
>(
  description: Endpoint<Query, Body, Output>,
): Endpoint<Query, Body, Output> => description

export type QueryOf<E> = E extends Endpoint<infer Query, z.ZodType, z.ZodType> ? z.output<Query> : never
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer Body, z.ZodType> ? z.output<Body> : never
export type SentBodyOf<E> = E extends Endpoint<z.ZodType, infer Body, z.ZodType> ? z.input<Body> : never
export type OutputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Output> ? z.output<Output> : never
