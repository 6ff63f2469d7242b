import type { z } from 'zod'
import type { ListSpec } from './list.ts'
import type { Permission } from './permission.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anyone at all, anyone signed in, whoever has a permission, or a mail server that shows the secret for mail
 * that comes in.
 */
export type Needs = 'anyone' | 'session' | 'inbound-secret' | Permission

/**
 * States in which everything is refused that does not name them: the account was closed by its owner, the second factor
 * that the access role requires is missing, somebody else views the product as this person, or it is closed to everyone.
 */
export type Restriction = 'closed-account' | 'second-factor-due' | 'viewing-as' | 'maintenance'

/** What a body is when it is not JSON. */
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
 * One call, described once, as data: the API serves it, the product calls it,
 * the OpenAPI document is printed from it and the contract tests walk over it.
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Below `/api`. */
  readonly path: `/${string}`
  /** Which of two endpoints on one method and path: the one with an `id` parameter. */
  readonly by?: 'id'
  readonly needs: Needs
  /** In which of these states it answers nevertheless. */
  readonly openDuring?: readonly Restriction[]
  /** Concerns nobody but the person: refused to whoever views as them and to API keys. */
  readonly personal?: true
  /**
   * Other sites may ask for it from their pages: all of them, or those that are named in the settings, which its handler looks
   * at. Everything else that another site has a browser write is refused.
   */
  readonly toSites?: 'all' | 'named'
  /** Nobody is written to because of it, so that the outbox is not looked at afterwards. */
  readonly sendsNoMail?: true
  /** Anybody may send it, and nobody's work depends on it: refused as soon as the disk fills up, as files are. */
  readonly canWait?: true
  readonly summary: string
  /** Parameters beside those of `list`. */
  readonly query?: Query
  readonly list?: ListSpec
  /** JSON, unless `accepts` says otherwise. */
  readonly body?: Body
  readonly accepts?: Media
  /** What else the body may be. Where this is said, any other type is refused. */
  readonly acceptsToo?: readonly Media[]
  /** The body is read while it comes, in pieces, so that it never lies in memory as a whole. */
  readonly streams?: true
  /** How many bytes a body may have, where JSON is to have fewer than usual, or it is none. */
  readonly maxBytes?: number
  /** What is sent or answered holds a secret: an Idempotency-Key does not repeat it. */
  readonly secret?: true
  /**
   * A question although it is no GET: what it asks with is too long for an address, or a secret, or it notes that it was
   * asked. Nothing that whoever asks is shown is otherwise afterwards, so that their window asks for nothing anew.
   */
  readonly isRead?: true
  /** The body shows who asks, by a password or a code: guesses are limited as at a sign-in. */
  readonly proves?: true
  readonly output: Output
  readonly answers?: Media
  /** The status of a success; 200 where absent. */
  readonly status?: 200 | 201 | 202 | 204
}

/** Whether a person has to be known, by a session or by a key. */
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
