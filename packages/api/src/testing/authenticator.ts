import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** What an authenticator app shows now for a key. */
export const codeFor = (key: string): Promise<string> =>
  createOTP(new TextDecoder().decode(base32.decode(key.replaceAll(' ', ''))), { digits: 6, period: 30 }).totp()
