import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'

export { withSecondFactorDue } from './due.ts'
export { demandPassword } from './passwords.ts'
export { distrustDevices } from './second-factor.ts'
export { shutOut } from './sessions.ts'
export { inOurWords } from './trouble.ts'

import { serveApiKeys } from './api-keys.ts'
import { serveTwoFactorPolicy } from './demand.ts'
import { servePasskeys } from './passkeys.ts'
import { servePassword } from './password-routes.ts'
import { serveSessions } from './sessions.ts'
import { serveTwoFactor } from './two-factor.ts'

/** Serves the endpoints of a user's own security, and of the requirements for others. */
export const serveSecurity = (serve: Serve, ports: Ports): void => {
  servePassword(serve)
  serveSessions(serve)
  servePasskeys(serve, ports)
  serveApiKeys(serve, ports)
  serveTwoFactor(serve, ports)
  serveTwoFactorPolicy(serve)
}
