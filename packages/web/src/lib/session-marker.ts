import { sessionMarker } from '@quarterdeck/contract/core/session-marker'

/** Whether someone seems to be signed in. Where no cookie can say so, as in the stand-in, the server is asked first. */
export const seemsSignedIn = (): boolean => document.cookie.includes(`${sessionMarker}=1`)
