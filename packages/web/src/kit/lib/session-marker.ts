import { sessionMarker } from '@quarterdeck/contract/kit/session-marker'

/** Returns true if a session probably exists. Without cookies, as in the demo, the server has to be asked. */
export const hasSessionCookie = (): boolean => document.cookie.includes(`${sessionMarker}=1`)
