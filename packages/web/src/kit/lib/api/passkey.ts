import { send } from './send.ts'

/** Passkeys are bound to a host name and don't work with an IP address. */
const hasName = () => !/^[\d.]+$|:/.test(location.hostname)

/** Returns true if this browser supports passkeys on this host. */
export const knowsPasskeys = (): boolean =>
  hasName() && typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Signs in with a passkey of this device. Returns false if the user cancels. */
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
