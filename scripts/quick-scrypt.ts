import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const derive = crypto.scrypt

type Done = (error: Error | null, key: Buffer) => void

/**
 * A password is slow to check by intention, and tests sign people in, and fail to, thousands of times: here it costs as
 * little as can be. What is stored is another hash than in production, so no process of another kind can check it.
 */
const scrypt = (password: BinaryLike, salt: BinaryLike, length: number, _: ScryptOptions, done: Done) =>
  derive(password, salt, length, { N: 2, r: 1, p: 1 }, done)

Object.assign(crypto, { scrypt })
syncBuiltinESMExports()
