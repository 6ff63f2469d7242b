import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import type { Permission } from './permission.ts'

/** Largest attachment, in bytes. */
export const maxAttachmentBytes = 20 * 1024 * 1024
export const maxAttachments = 20

const key = z.string().regex(/^[\w-]{1,64}$/)

/** A stored file. Its key is random and reveals nothing of its content. */
export const Attachment = z.object({
  key,
  name: z.string(),
  /** Media type detected from the content, not from the name; `application/octet-stream` if unknown. */
  type: z.string(),
  /** Size in bytes. */
  size: z.int(),
})
export type Attachment = z.output<typeof Attachment>

/** Keys of uploaded files. */
export const sentAttachments = z.array(key).max(maxAttachments)

/**
 * Keys of uploaded files, or attachments as a response contains them, so that a client can send back an unchanged
 * record.
 */
const readFile = Attachment.extend({ name: text(200), type: text(200) })
export const sentFiles = z.array(z.union([key, readFile.transform((file) => file.key)])).max(maxAttachments)

/** Returns true for a file that may be displayed as a picture. All others are only downloaded. */
export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean =>
  ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'].includes(type)

/** Returns the endpoints that upload and download attachments, which need write and read permission for the entity. */
export const attachmentEndpoints = (path: `/${string}`, reads: Permission, writes: Permission) =>
  ({
    upload: endpoint({
      method: 'POST',
      path: `${path}/files`,
      needs: writes,
      sendsNoMail: true,
      summary: 'Upload a file for a record that is saved later; files without a record are deleted after a day',
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
      summary: 'Download a file of a record; browsers never display it as a page',
      query: z.object({ key }),
      output: z.instanceof(Uint8Array),
      answers: 'application/octet-stream',
    }),
  }) as const satisfies Readonly<Record<string, Endpoint>>
