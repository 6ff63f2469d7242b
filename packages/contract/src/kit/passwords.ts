import { z } from 'zod'
import { commonPasswords } from './common-passwords.ts'

export const minPassword = 10
export const maxPassword = 128

/** Normalizes variations of common passwords: capitals, and digits or signs in place of letters. */
const plain = (password: string): string =>
  password
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[3]/g, 'e')
    .replace(/[$5]/g, 's')
    .replace(/[1!|]/g, 'i')

const stem = (password: string): string => plain(password.replace(/[\d\W_]+$/, ''))

const isRow = (password: string): boolean => {
  const steps = [...password]
    .slice(1)
    .map((sign, index) => (sign.codePointAt(0) ?? 0) - (password.codePointAt(index) ?? 0))
  return steps.every((step) => step === steps[0])
}

/** Returns true for a password that attackers try first. */
export const isCommonPassword = (password: string): boolean => {
  const low = password.toLowerCase()
  if (new Set(low).size < 4 || isRow(low)) return true
  if (/^(.{1,4})\1+.?$/.test(low)) return true
  return [low, plain(low), stem(low)].some((form) => commonPasswords.has(form))
}

/** A new password: long enough, and not a common one. */
export const newPassword = z
  .string()
  .min(minPassword)
  .max(maxPassword)
  .refine((password) => !isCommonPassword(password), { params: { code: 'common_password' } })
