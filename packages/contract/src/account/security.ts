import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { before, id, requiredMultilineText, requiredText, timestamp } from '../kit/fields.ts'
import { maxPassword, newPassword } from '../kit/passwords.ts'
import { accessRoles, permissions } from '../kit/permission.ts'

/** Minutes after entering the password in which sensitive actions need no further confirmation. */
export const reauthenticationMinutes = 10

const password = z.string().min(1).max(maxPassword)
const key = z.object({ id: z.string() })
/** Six digits of an authenticator app. */
export const totpCode = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))

/** Security events in an account's history. */
export const securityEvents = [
  'signed_in',
  'signed_in_new_device',
  'password_changed',
  'session_ended',
  'other_sessions_ended',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_counter',
  'key_created',
  'key_revoked',
  'two_factor_on',
  'two_factor_off',
  'codes_renewed',
  'two_factor_reset',
  'email_change_asked',
  'email_change_cancelled',
  'email_changed',
  'email_restored',
  'left',
  'returned',
  'readmitted',
  'data_exported',
  'viewed_as',
  'secret_mail_read',
] as const
export type SecurityEventKind = (typeof securityEvents)[number]

/** Device of a session, parsed from its user agent into familiar names; empty if unknown. */
const device = { browser: z.string(), system: z.string(), form: z.enum(['desktop', 'mobile', 'tablet', 'other']) }

export const SecurityEvent = z.object({
  id: z.int(),
  at: timestamp,
  kind: z.enum(securityEvents),
  /** Name of the passkey or API key concerned. */
  about: z.string(),
  address: z.string(),
  ...device,
  /** Name of the actor, if it was another user. */
  by: z.string().nullable(),
})
export type SecurityEvent = z.output<typeof SecurityEvent>

export const DeviceSession = z.object({
  id: z.string(),
  current: z.boolean(),
  address: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  ...device,
})
export type DeviceSession = z.output<typeof DeviceSession>

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  /** True if the passkey is synced across the user's devices by its vendor. */
  synced: z.boolean(),
})
export type Passkey = z.output<typeof Passkey>

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** First characters of the key, to recognize it. */
  start: z.string(),
  scope: z.array(z.enum(permissions)),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
})
export type ApiKey = z.output<typeof ApiKey>

export const apiKeyDays = [7, 30, 90, 365] as const
export const ApiKeyDraft = z.object({
  name: requiredText(60),
  scope: z.array(z.enum(permissions)).min(1),
  /** Null for no expiry. */
  days: z.literal(apiKeyDays).nullable(),
})

export const PasswordChange = z.object({ current: password, next: newPassword, endOthers: z.boolean() })

export const TwoFactor = z.object({
  on: z.boolean(),
  /** Number of unused recovery codes. */
  codesLeft: z.int(),
  /** Date by which two-factor authentication must be set up; null if it isn't required. */
  requiredFrom: timestamp.nullable(),
})
export type TwoFactor = z.output<typeof TwoFactor>

export const TwoFactorPolicy = z.object({
  roles: z.array(z.enum(accessRoles)),
  from: z.iso.date(),
})
export type TwoFactorPolicy = z.output<typeof TwoFactorPolicy>

const codes = z.object({ codes: z.array(z.string()) })

export const security = {
  fresh: endpoint({
    method: 'POST',
    path: '/security/fresh',
    needs: 'session',
    openDuring: ['closed-account', 'second-factor-due'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Confirm your password for sensitive actions',
    body: z.object({ password }),
    output: z.object({ until: timestamp }),
    status: 200,
  }),
  password: endpoint({
    method: 'POST',
    path: '/security/password',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Change your password, and end your other sessions',
    body: PasswordChange,
    output: z.object({ ended: z.int() }),
    status: 200,
  }),
  history: endpoint({
    method: 'GET',
    path: '/security/history',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'List the security events of your account, newest first',
    query: z.object({ before }),
    output: z.array(SecurityEvent),
  }),
}

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/sessions',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'List your sessions',
    output: z.array(DeviceSession),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/sessions',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'End one of your sessions',
    query: key,
    output: z.object({ ended: z.int() }),
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/sessions/end-others',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'End all your sessions but this one',
    output: z.object({ ended: z.int() }),
    status: 200,
  }),
}

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/passkeys',
    needs: 'session',
    personal: true,
    summary: 'List your passkeys',
    output: z.array(Passkey),
  }),
  options: endpoint({
    method: 'POST',
    path: '/passkeys/options',
    needs: 'session',
    personal: true,
    secret: true,
    isRead: true,
    summary: 'Get WebAuthn creation options for a passkey',
    output: z.record(z.string(), z.unknown()),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/passkeys',
    needs: 'session',
    personal: true,
    summary: 'Add a passkey that a browser has created',
    body: z.object({ name: requiredText(60), response: z.record(z.string(), z.unknown()) }),
    output: Passkey,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/passkeys',
    needs: 'session',
    personal: true,
    summary: 'Rename a passkey',
    query: key,
    body: z.object({ name: requiredText(60) }),
    output: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/passkeys',
    needs: 'session',
    personal: true,
    summary: 'Remove a passkey',
    query: key,
    output: Passkey,
  }),
}

export const apiKeys = {
  list: endpoint({
    method: 'GET',
    path: '/api-keys',
    needs: 'session',
    personal: true,
    summary: 'List your API keys',
    output: z.array(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api-keys',
    needs: 'session',
    personal: true,
    secret: true,
    summary: 'Create an API key; its secret is returned only once',
    body: ApiKeyDraft,
    output: z.object({ apiKey: ApiKey, secret: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api-keys',
    needs: 'session',
    personal: true,
    summary: 'Revoke an API key immediately',
    query: key,
    output: ApiKey,
  }),
}

export const twoFactor = {
  read: endpoint({
    method: 'GET',
    path: '/two-factor',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    summary: 'Get the status of your two-factor authentication',
    output: TwoFactor,
  }),
  start: endpoint({
    method: 'POST',
    path: '/two-factor/start',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Create a secret for an authenticator app; it takes effect when confirmed by a code',
    body: z.object({ password }),
    output: z.object({ uri: z.string(), secret: z.string() }),
    status: 200,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/two-factor/confirm',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Turn on two-factor authentication with a code of the app; returns the recovery codes, only once',
    body: z.object({ code: totpCode }),
    output: codes,
    status: 200,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/two-factor/codes',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Create ten new recovery codes; the old ones stop working',
    body: z.object({ password }),
    output: codes,
    status: 200,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/two-factor/stop',
    needs: 'session',
    openDuring: ['second-factor-due'],
    personal: true,
    secret: true,
    proves: true,
    summary: 'Turn off two-factor authentication with a code of the app',
    body: z.object({ code: totpCode }),
    output: TwoFactor,
    status: 200,
  }),
  policy: endpoint({
    method: 'GET',
    path: '/two-factor/policy',
    needs: 'users:access',
    openDuring: ['second-factor-due'],
    summary: 'Get the access roles that require two-factor authentication, and the start date',
    output: TwoFactorPolicy.nullable(),
  }),
  demand: endpoint({
    method: 'PUT',
    path: '/two-factor/policy',
    needs: 'users:access',
    openDuring: ['second-factor-due'],
    summary: 'Require two-factor authentication for access roles from a date on',
    body: TwoFactorPolicy,
    output: TwoFactorPolicy.nullable(),
  }),
  of: endpoint({
    method: 'GET',
    path: '/two-factor/of',
    needs: 'users:access',
    openDuring: ['second-factor-due'],
    summary: 'Check whether a user has two-factor authentication',
    query: key,
    output: z.object({ on: z.boolean() }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/two-factor/reset',
    needs: 'users:access',
    openDuring: ['second-factor-due'],
    summary:
      'Reset the two-factor authentication of a user who lost access to it; recorded in the journal, and the user is notified',
    body: z.object({ id, reason: requiredMultilineText(500) }),
    output: z.object({ reset: z.boolean() }),
    status: 200,
  }),
}
