import { z } from 'zod'

/** Version of the format: a tar archive of compressed parts, between a header and a manifest. */
export const formatVersion = 1
export const headerName = 'quarterdeck-backup.json'
export const manifestName = 'manifest.json'
export const secretName = 'secrets/session-secret'

/** Bytes of a part before it is compressed; more only where a single row or file is larger. */
export const partBytes = 1024 ** 2
/** Largest part that is read, compressed or not. */
export const longestPart = 192 * 1024 ** 2

const Encryption = z.object({
  kdf: z.literal('scrypt'),
  cost: z.int().min(2).max(1_048_576),
  salt: z.string(),
  /** An encrypted empty part, which tells a wrong passphrase from damage. */
  check: z.string(),
})

/** Comes first in the archive, and is always readable. */
export const Header = z.object({
  format: z.int(),
  id: z.string(),
  /** Version of Quarterdeck that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that its database had gone through. */
  migrations: z.array(z.string()),
  encryption: Encryption.nullable(),
})
export type Header = z.output<typeof Header>

const Part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })

/** Comes last in the archive: without it the archive is not whole. */
export const Manifest = z.object({
  id: z.string(),
  parts: z.array(Part),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), bytes: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.int(),
  /** Keys of files that a record refers to but the store doesn't have. */
  missingFiles: z.array(z.string()),
  /** Transaction ids that rows hold are from the first of these up to the last. */
  transactions: z.object({ from: z.string(), until: z.string() }),
  /** True if a server may have worked on the database since, for example sent waiting mails. */
  wasServed: z.boolean(),
})
export type Manifest = z.output<typeof Manifest>
