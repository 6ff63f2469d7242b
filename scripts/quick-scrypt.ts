import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const derive = crypto.scrypt

type Done = (error: Error | null, key: Buffer) => void

/**
 * Makes password hashing cheap: it is slow by design, and tests sign in thousands of times. The hash differs from
 * production, so no other process can verify it.
 */
const scrypt = (password: BinaryLike, salt: BinaryLike, length: number, _: ScryptOptions, done: Done) =>
  derive(password, salt, length, { N: 2, r: 1, p: 1 }, done)

Object.assign(crypto, { scrypt })
syncBuiltinESMExports()
