import { send } from './send.ts'

/** A passkey belongs to a name, and never to a bare address. */
const hasName = () => !/^[\d.]+$|:/.test(location.hostname)

/** Whether this browser can show a passkey by itself, and may do so here. */
export const knowsPasskeys = (): boolean =>
  hasName() && typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Signs in by a passkey of this device. Answers false where somebody has changed their mind. */
export const signInByPasskey = async (): Promise<boolean> => {
  const { data } = await send({ method: 'GET', path: '/auth/passkey/generate-authenticate-options' })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data)
  const shown = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null
    throw error
  })
  if (!(shown instanceof PublicKeyCredential)) return false
  await send({ method: 'POST', path: '/auth/passkey/verify-authentication', body: { response: shown.toJSON() } })
  return true
}
