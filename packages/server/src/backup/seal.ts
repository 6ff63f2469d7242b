import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { StartFailure } from '../failure.ts'
import { type Header, longestPart } from './format.ts'

/** Compresses parts, and encrypts them where there is a passphrase. */
export interface Seal {
  readonly encryption: Header['encryption']
  readonly pack: (name: string, part: Uint8Array) => Promise<Buffer>
  readonly unpack: (name: string, packed: Uint8Array) => Promise<Buffer>
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16] as const
/** Memory of scrypt is 128 · cost · 8 bytes: 128 MB. */
const cost = 2 ** 17

const keyOf = (passphrase: string, salt: Buffer, rounds: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Typed in another keyboard layout or system, it is the same passphrase.
    scrypt(passphrase.normalize('NFKC'), salt, 32, { N: rounds, r: 8, p: 1, maxmem: 256 * rounds * 8 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/**
 * The name is authenticated, so that no part can replace another, of this backup or of one with the same passphrase.
 */
const contextOf = (id: string, name: string) => Buffer.from(`${id}/${name}`)

const encrypt = (key: Buffer, context: Buffer, plain: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(context)
  const [body, end] = [cipher.update(plain), cipher.final()]
  return Buffer.concat([nonce, body, end, cipher.getAuthTag()])
}

const decrypt = (key: Buffer, context: Buffer, sealed: Uint8Array): Buffer => {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(context).setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
}

const over = (id: string, encryption: Header['encryption'], key: Buffer | undefined): Seal => ({
  encryption,
  pack: async (name, part) => {
    const packed = await compress(part)
    return key ? encrypt(key, contextOf(id, name), packed) : packed
  },
  unpack: async (name, packed) =>
    decompress(key ? decrypt(key, contextOf(id, name), packed) : packed, { maxOutputLength: longestPart }),
})

/** Opens the seal of a new backup. */
export const newSeal = async (id: string, passphrase: string | undefined): Promise<Seal> => {
  if (passphrase === undefined) return over(id, null, undefined)
  const salt = randomBytes(16)
  const key = await keyOf(passphrase, salt, cost)
  const check = encrypt(key, contextOf(id, 'check'), Buffer.alloc(0)).toString('base64')
  return over(id, { kdf: 'scrypt', cost, salt: salt.toString('base64'), check }, key)
}

/** Returns the seal of an existing backup. @throws StartFailure for a missing or wrong passphrase */
export const sealOf = async ({ id, encryption }: Header, passphrase: string | undefined): Promise<Seal> => {
  if (!encryption) return over(id, null, undefined)
  if (passphrase === undefined) throw new StartFailure('This backup is encrypted: set BACKUP_PASSPHRASE.')
  const key = await keyOf(passphrase, Buffer.from(encryption.salt, 'base64'), encryption.cost)
  try {
    decrypt(key, contextOf(id, 'check'), Buffer.from(encryption.check, 'base64'))
  } catch {
    throw new StartFailure('The passphrase is wrong: use the one this backup was encrypted with.')
  }
  return over(id, encryption, key)
}
