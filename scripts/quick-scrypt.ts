import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, ScryptOptions, Buffer>(crypto.scrypt)
const known = new Map<string, Promise<Buffer>>()

const ask = (password: string, salt: string, length: number, options: ScryptOptions) => {
  const question = JSON.stringify([password, salt, length, options])
  const answer = known.get(question) ?? derive(password, salt, length, options)
  known.set(question, answer)
  return answer
}

type Done = (error: Error | null, key?: Buffer) => void

/**
 * A password is slow to check by intention, and tests sign the same people in thousands of times: what has been
 * computed once is not computed again. The answers are those of Node itself.
 */
const scrypt = (password: string, salt: string, length: number, options: ScryptOptions, done: Done) => {
  ask(password, salt, length, options).then((key) => done(null, Buffer.from(key)), done)
}

Object.assign(crypto, { scrypt })
syncBuiltinESMExports()
