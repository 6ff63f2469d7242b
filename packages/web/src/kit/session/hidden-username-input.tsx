import { useMe } from '../lib/session.ts'

/** Tells those that keep passwords whose the next one is. */
export const HiddenUsernameInput = () => (
  <input hidden type="text" name="username" autoComplete="username" readOnly value={useMe().email} />
)
