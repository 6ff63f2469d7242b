import { maxAttachmentBytes, maxAttachments } from '@quarterdeck/contract/kit/attachments'
import { isFormatted } from '@quarterdeck/contract/kit/formatted'
import { keepAttachment } from '../../kit/files/attachments.ts'
import { safeMarkup } from '../../kit/files/safe-markup.ts'
import { attempt } from '../../kit/http/attempt.ts'
import type { MailedFile, ReadMail } from '../../kit/mail/index.ts'
import type { Db, Ports } from '../../kit/ports.ts'
import { escaped } from './formatted.ts'

/** Stored files of an email by key, and the others with the reason. */
export interface StoredFiles {
  readonly keys: readonly string[]
  readonly left: readonly string[]
}

export const noFiles: StoredFiles = { keys: [], left: [] }

const reasonAgainst = ({ bytes }: MailedFile, count: number): string | undefined => {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxAttachmentBytes) return 'larger than 20 MB'
  return count >= maxAttachments ? `more than ${maxAttachments} files` : undefined
}

/** Stores the files of an email unchanged, including inline images; they are never unpacked or executed. */
export const storeFiles = async (
  ports: Ports,
  { db, now }: { readonly db: Db; readonly now: Date },
  files: readonly MailedFile[],
): Promise<StoredFiles> => {
  const keys: string[] = []
  const left: string[] = []
  for (const file of files) {
    const reason = reasonAgainst(file, keys.length)
    if (reason) left.push(`${file.name} (${reason})`)
    else
      keys.push(
        (await attempt(ports, () => keepAttachment(ports, { db, now }, 'tickets', { ...file, sender: 'member' }))).key,
      )
  }
  return { keys, left }
}

/** Maximum number of files listed by name. */
const maxNamed = 20

const remarksOn = ({ isWhole }: ReadMail, { left }: StoredFiles): string => {
  const more = left.length > maxNamed ? `, and ${left.length - maxNamed} more` : ''
  return [
    ...(isWhole ? [] : ['Only a part of this mail could be read.']),
    ...(left.length > 0 ? [`Files that were not kept: ${left.slice(0, maxNamed).join(', ')}${more}`] : []),
  ].join('\n')
}

/** Characters reserved for closing elements that were truncated. */
const closing = 300

/** Returns the text of an email with remarks on missing parts, in at most `max` characters. */
export const textOf = (mail: ReadMail, stored: StoredFiles, max: number): string => {
  const remarks = remarksOn(mail, stored)
  if (remarks === '') return mail.body
  if (mail.body === '') return remarks
  if (!isFormatted(mail.body)) return `${mail.body.slice(0, max - remarks.length - 2).toWellFormed()}\n\n${remarks}`
  const paragraph = `<p>${escaped(remarks).replaceAll('\n', '<br>')}</p>`
  const room = max - paragraph.length - closing
  return `${mail.body.length > room ? safeMarkup(mail.body.slice(0, room).toWellFormed()) : mail.body}${paragraph}`
}
