import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const origin = 'http://localhost'
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
})
afterAll(() => testApp.close())

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Converts a signature from WebCrypto's form to DER, which authenticators send: two integers. */
const der = (raw: Uint8Array): number[] => {
  const integer = (bytes: readonly number[]) => {
    const from = bytes.findIndex((byte) => byte !== 0)
    const bare = bytes.slice(from)
    const positive = (bare[0] ?? 0) >= 0x80 ? [0, ...bare] : bare
    return [2, positive.length, ...positive]
  }
  const body = [...integer([...raw.slice(0, 32)]), ...integer([...raw.slice(32)])]
  return [0x30, body.length, ...body]
}

/** Creates a passkey of a user with a controllable counter. */
const openPasskey = async (userId: number) => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const cose = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...point.slice(1, 33), 0x22, 0x58, 32, ...point.slice(33)]
  const id = base64url(utf8('a passkey of the test'))
  await testApp.db
    .insertInto('passkeys')
    .values({
      name: 'Phone',
      userId,
      credentialID: id,
      counter: 0,
      deviceType: 'multiDevice',
      backedUp: true,
      publicKey: Buffer.from(cose).toString('base64'),
      transports: null,
      createdAt: new Date(),
      aaguid: null,
    })
    .execute()

  return async (counter: number) => {
    const asked = await testApp.fetch(
      new Request(`${origin}/api/auth/passkey/generate-authenticate-options`, { headers: { origin } }),
    )
    const { challenge } = await asked.json()
    const clientData = utf8(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }))
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, counter)
    // Present, verified, may be and is backed up.
    const data = new Uint8Array([...(await sha256(utf8('localhost'))), 0x1d, ...count])
    const signed = new Uint8Array([...data, ...(await sha256(clientData))])
    const signature = der(new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, signed)))
    const response = {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(new Uint8Array(signature)),
      },
    }
    const cookie = asked.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const headers = { origin, cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ response })
    return (
      await testApp.fetch(
        new Request(`${origin}/api/auth/passkey/verify-authentication`, { method: 'POST', headers, body }),
      )
    ).status
  }
}

const remarksOf = async (userId: number) =>
  (
    await testApp.db
      .selectFrom('securityEvents')
      .select(['kind', 'about'])
      .where('userId', '=', userId)
      .where('kind', '=', 'passkey_counter')
      .execute()
  ).map(({ about }) => about)

test('a passkey whose counter goes back lets in, and the history of the account says so', async () => {
  const show = await openPasskey(2)
  for (const [counter, remarks] of [
    [0, []],
    [5, []],
    [6, []],
    [3, ['Phone']],
    [4, ['Phone']],
    [4, ['Phone', 'Phone']],
    [0, ['Phone', 'Phone', 'Phone']],
  ] as const) {
    expect([counter, await show(counter)]).toEqual([counter, 200])
    expect([counter, await remarksOf(2)]).toEqual([counter, remarks])
  }
})
