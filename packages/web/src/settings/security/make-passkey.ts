import { passkeys } from '@quarterdeck/contract/security'
import { call } from '../../lib/api/client.ts'

/** Browsers have them on named hosts over https, and on the machine itself. */
export const mayHavePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Has the browser make a passkey. Undefined where the person gave it up. */
export const makePasskey = async (): Promise<Record<string, unknown> | undefined> => {
  const { data } = await call(passkeys.options)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    data as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  try {
    const made = await navigator.credentials.create({ publicKey })
    return made ? { ...(made as PublicKeyCredential).toJSON() } : undefined
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return undefined
    throw error
  }
}
