import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

const period = 30

/** Returns the current code of an authenticator app for a key, or a later one. */
export const codeFor = (key: string, later = 0): Promise<string> =>
  createOTP(new TextDecoder().decode(base32.decode(key.replaceAll(' ', ''))), { digits: 6, period }).hotp(
    Math.floor(Date.now() / 1000 / period) + later,
  )
