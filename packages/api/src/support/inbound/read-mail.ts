import { isMultiline, isSingleLine } from '@quarterdeck/contract/kit/characters'
import type { Attachment, Email } from 'postal-mime'
import type { MailedFile, ReadMail } from '../../kit/mail/index.ts'
import { automaticOf } from './automatic.ts'
import { type Cut, cutQuotes } from './cut-quotes.ts'
import { fitting, formattedOf } from './formatted.ts'
import { isBlank, type Line, linesOfText } from './lines.ts'
import { linesOfHtml } from './lines-of-html.ts'
import { parseMail } from './parse-mail.ts'
import { peopleOf, sendersOf } from './people.ts'
import { isForwardSubject } from './reply-words.ts'

/** Maximum characters stored of the text of an email, and of its quoted part. */
const maxText = 20_000
/** More lines than that are not looked at: what fits into the text has far fewer. */
const maxLines = 50_000
const maxId = 500
const maxAnswers = 40
/** Maximum bytes read of the headers of an email, and of a returned one. */
const headBytes = 128 * 1024
/** Maximum number of authentication results. */
const maxResults = 20

// What PostgreSQL cannot store is visible as a replacement character instead of failing the mail.
const clean = (text: string): string =>
  text
    .replaceAll('\0', '\uFFFD')
    .replace(/[^\P{Cc}\n\t\r]/gu, '')
    .toWellFormed()

const oneLine = (text: string, max: number): string =>
  clean(text)
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()

/** Returns a single line, empty if it has no visible characters. */
const seenLine = (text: string, max: number): string => {
  const line = oneLine(text, max)
  return isSingleLine(line) ? line : ''
}

/** Returns the Message-IDs in a header of any content. */
const idsIn = (text = ''): readonly string[] =>
  [...text.matchAll(/<([^<>\s]{1,500})>/g)].flatMap(([, id]) => (id && id.length <= maxId ? [clean(id)] : []))

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer)

const endings: Readonly<Record<string, string>> = {
  'message/rfc822': 'eml',
  'message/delivery-status': 'txt',
  'text/rfc822-headers': 'txt',
  'text/plain': 'txt',
  'text/html': 'html',
  'text/calendar': 'ics',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

const fileOf = (file: Attachment, index: number): MailedFile => {
  const name = oneLine(file.filename ?? '', 200).replaceAll(/[\\/]/g, '_')
  return { name: name || `file-${index + 1}.${endings[file.mimeType] ?? 'bin'}`, bytes: bytesOf(file) }
}

/** Returns the ids of a returned email, from the part of it in a delivery report. */
const returnedIds = (files: readonly Attachment[]): readonly string[] =>
  files
    .filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
    .flatMap((file) => {
      const head = new TextDecoder().decode(bytesOf(file).subarray(0, headBytes))
      return idsIn(/^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1])
    })

const hasWords = (lines: readonly Line[] | undefined): lines is readonly Line[] =>
  lines?.some((line) => !isBlank(line)) ?? false

const cleanLines = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, text: clean(run.text) })) }))

/** Lines of a text, and whether these are all of them. */
interface ReadLines {
  readonly lines: readonly Line[]
  readonly isWhole: boolean
}

/** Prefers HTML: it has the links, and says itself what is quoted. */
const linesOf = ({ html, text }: Email): ReadLines => {
  const ofHtml = html === undefined ? undefined : linesOfHtml(html, maxLines)
  const read = hasWords(ofHtml) ? ofHtml : linesOfText(text ?? '', maxLines)
  return {
    lines: cleanLines(read),
    isWhole: read.length < maxLines && (html === undefined || ofHtml !== undefined),
  }
}

/** Returns a text, empty if it has no visible characters. */
const seenText = (lines: readonly Line[]): string => {
  const text = formattedOf(lines)
  return isMultiline(text) ? text : ''
}

const textsOf = (email: Email, subject: string): Pick<ReadMail, 'body' | 'rest' | 'isWhole'> => {
  const { lines, isWhole } = linesOf(email)
  const { own, rest }: Cut = cutQuotes(lines, isForwardSubject(subject))
  const [body, around] = [fitting(own, maxText), fitting(rest, maxText)]
  return {
    body: seenText(body),
    rest: seenText(around),
    isWhole: isWhole && body.length === own.length && around.length === rest.length,
  }
}

const valuesOf = ({ headers }: Email, name: string): readonly string[] =>
  headers.flatMap(({ key, value }) => (key === name ? [value] : []))

const momentOf = (date = ''): Date | undefined => {
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const headOf = (email: Email) => {
  const subject = seenLine(email.subject ?? '', 200)
  const [from] = sendersOf(valuesOf(email, 'from')[0])
  const about = { headers: email.headers, returnPath: email.returnPath, from: from?.email, subject }
  return {
    messageId: idsIn(email.messageId)[0],
    answers: [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()],
    from,
    replyTo: sendersOf(valuesOf(email, 'reply-to')[0])[0],
    others: peopleOf([...(email.to ?? []), ...(email.cc ?? [])]),
    subject,
    sentAt: momentOf(email.date),
    automatic: automaticOf(about),
    authentication: valuesOf(email, 'authentication-results').slice(0, maxResults),
    date: valuesOf(email, 'date')[0]?.slice(0, 100) ?? '',
  }
}

const distinct = (ids: readonly string[]) => [...new Set(ids)].slice(0, maxAnswers)

const readWhole = async (raw: Uint8Array<ArrayBuffer>): Promise<ReadMail> => {
  const { email, isWhole } = await parseMail(raw)
  const head = headOf(email)
  const texts = textsOf(email, head.subject)
  return {
    ...head,
    ...texts,
    isWhole: isWhole && texts.isWhole,
    answers: distinct([...head.answers, ...(head.automatic ? returnedIds(email.attachments) : [])]),
    files: email.attachments.map(fileOf),
  }
}

/** Reads sender and subject of an email whose rest can't be read. */
export const readHead = async (raw: Uint8Array<ArrayBuffer>): Promise<ReadMail> => {
  const text = new TextDecoder('latin1').decode(raw.subarray(0, headBytes))
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length
  const { email } = await parseMail(raw.slice(0, end)).catch(() => parseMail(new Uint8Array()))
  return { ...headOf(email), body: '', rest: '', isWhole: false, files: [] }
}

/** Reads an email; of a malformed one only its headers. */
export const readMail = (raw: Uint8Array<ArrayBuffer>): Promise<ReadMail> => readWhole(raw).catch(() => readHead(raw))
