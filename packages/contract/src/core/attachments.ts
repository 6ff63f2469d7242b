import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import type { Permission } from './permission.ts'

/** A file that belongs to a record may be this large. */
export const maxAttachmentBytes = 20 * 1024 * 1024
export const maxAttachments = 20

const key = z.string().regex(/^[\w-]{1,64}$/)

/** A file that was kept: its key cannot be guessed, and says nothing of its content. */
export const Attachment = z.object({
  key,
  name: z.string(),
  /** As its content says, and not its name: `application/octet-stream` for what is not known. */
  type: z.string(),
  /** In bytes. */
  size: z.int(),
})
export type Attachment = z.output<typeof Attachment>

/** The keys of files that were uploaded for a record. */
export const sentAttachments = z.array(key).max(maxAttachments)

/** The same, or the files as they were read, so that a record that is sent back as it was keeps them. */
const readFile = Attachment.extend({ name: text(200), type: text(200) })
export const sentFiles = z.array(z.union([key, readFile.transform((file) => file.key)])).max(maxAttachments)

/** Whether a file may be shown as a picture; all else is only ever downloaded. */
export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean =>
  ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'].includes(type)

/** Upload and download of the files of an entity: whoever may write it may add some, whoever may read it may read them. */
export const attachmentEndpoints = (path: `/${string}`, reads: Permission, writes: Permission) =>
  ({
    upload: endpoint({
      method: 'POST',
      path: `${path}/files`,
      needs: writes,
      sendsNoMail: true,
      summary: 'Keep a file for a record that is saved later: what no record has after a day is forgotten',
      query: z.object({ name: text(200).min(1) }),
      accepts: 'application/octet-stream',
      maxBytes: maxAttachmentBytes,
      output: Attachment,
      status: 201,
    }),
    download: endpoint({
      method: 'GET',
      path: `${path}/files`,
      needs: reads,
      summary: 'A file of a record; it is never shown as a page',
      query: z.object({ key }),
      output: z.instanceof(Uint8Array),
      answers: 'application/octet-stream',
    }),
  }) as const satisfies Readonly<Record<string, Endpoint>>
