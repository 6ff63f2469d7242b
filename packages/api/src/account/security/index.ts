import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'

export { translateAuthError } from './auth-errors.ts'
export { requirePassword } from './passwords.ts'
export { distrustDevices } from './second-factor.ts'
export { withSecondFactorDue } from './second-factor-due.ts'
export { revokeAccess } from './sessions.ts'

import { serveApiKeys } from './api-keys.ts'
import { servePasskeys } from './passkeys.ts'
import { servePassword } from './password-routes.ts'
import { serveSessions } from './sessions.ts'
import { serveTwoFactor } from './two-factor.ts'
import { serveTwoFactorPolicy } from './two-factor-policy.ts'

/** Serves the endpoints of a user's own security, and of the requirements for others. */
export const serveSecurity = (serve: Serve, ports: Ports): void => {
  servePassword(serve)
  serveSessions(serve)
  servePasskeys(serve, ports)
  serveApiKeys(serve, ports)
  serveTwoFactor(serve, ports)
  serveTwoFactorPolicy(serve)
}
