import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import type { WriteContext } from '../../kit/context.ts'
import type { Drawings } from '../../kit/files/drawings.ts'
import { maxFilesInZip, type ZipEntry } from '../../kit/files/zip.ts'
import { demand } from '../../kit/http/demand.ts'
import type { LeftToRowChecks } from '../../kit/records/bulk.ts'
import { companyOf } from '../../sales/company/index.ts'
import { byId, documentOf, type InvoiceDoc, idsOf, rememberFile } from '../../sales/invoices/index.ts'
import { deleteFiles, type JobRow, type Kind, storeParts } from '../jobs/index.ts'
import { keysOf } from '../plans/index.ts'

/** Invoices of a step of the job: what is drawn for one is held in memory. */
export const perBundleStep = 10

type File = Uint8Array<ArrayBuffer>

const isTooLong = (error: unknown): error is Problem => error instanceof Problem && error.code === 'document_too_long'

/**
 * Draws files of documents, each with the reason if it fails; one after the other, so that other requests run in
 * between.
 */
const filesOf = async ({ within }: Drawings, all: readonly PrintedDocument[]): Promise<readonly (File | Problem)[]> => {
  try {
    return await within.toPdfs(all)
  } catch (error) {
    if (!isTooLong(error)) throw error
  }
  const files: (File | Problem)[] = []
  for (const document of all) {
    const drawn = await within.toPdfs([document]).catch((error: unknown) => {
      if (isTooLong(error)) return [error]
      throw error
    })
    files.push(...drawn)
  }
  return files
}

const leftBy = (id: string, code: string, message: string, title = id): LeftToRowChecks => ({
  id,
  title,
  code,
  message,
  fields: [],
})

const titleOf = ({ id, customerName }: InvoiceDoc) => [id, customerName].filter(Boolean).join(' · ')

interface Drawn {
  readonly parts: readonly ZipEntry[]
  readonly refused: readonly LeftToRowChecks[]
}

/** Draws the documents of some invoices; deleted ones and those too long to draw are left out and listed. */
const drawSome = async (context: WriteContext, documents: Drawings, ids: readonly string[]): Promise<Drawn> => {
  const { tx, now } = context
  const refused: LeftToRowChecks[] = []
  const found: { readonly invoice: InvoiceDoc; readonly document: PrintedDocument }[] = []
  for (const id of ids) {
    const invoice = await byId(tx, id)
    if (invoice) found.push({ invoice, document: documentOf(invoice, await companyOf(tx, invoice.sentAt)) })
    else refused.push(leftBy(id, 'gone', `${id} was deleted`))
  }
  const files = await filesOf(
    documents,
    found.map(({ document }) => document),
  )
  const parts: ZipEntry[] = []
  for (const [index, { invoice }] of found.entries()) {
    const file = files[index]
    if (file instanceof Problem) refused.push(leftBy(invoice.id, file.code, file.message, titleOf(invoice)))
    if (!(file instanceof Uint8Array)) continue
    if (invoice.issuedAt !== null) await rememberFile(tx, { invoiceId: invoice.id }, file, now)
    parts.push({ name: `${invoice.id}.pdf`, bytes: file, at: invoice.issuedAt ?? invoice.createdAt })
  }
  return { parts, refused }
}

const noRoom = (id: string): LeftToRowChecks =>
  leftBy(id, 'no_room', 'The file is full: ask for the rest in another one')

/** Stores drawn files; without room for them, the whole step is left out and listed. */
const keep = async (context: WriteContext, job: JobRow, ids: readonly string[], { parts, refused }: Drawn) => {
  const from = job.cursor * perBundleStep
  const fileBytes = from + ids.length > maxFilesInZip ? undefined : await storeParts(context.tx, job, from, parts)
  if (fileBytes === undefined) return { changed: 0, refused: ids.map(noRoom) }
  return { changed: parts.length, refused, fileBytes }
}

/** Bundles the documents of invoices into one file, a part per step; canceling the job deletes it. */
export const bundleKind = (documents: Drawings): Kind => ({
  step: async (context, job) => {
    const { data, cursor } = job
    if (data.kind !== 'zip' && data.kind !== 'print') throw new Error('A job without its invoices')
    demand(context.actor, 'invoices', 'read')
    if (!documents.toPdf) throw notFound('A way to make PDF files')
    const { keys, isLast } = await keysOf(context.tx, data.plan, cursor)
    const ids = await idsOf(context.tx, keys)
    const kept = await keep(context, job, ids, await drawSome(context, documents, ids))
    return { cursor: cursor + 1, done: ids.length, ...kept, isLast }
  },
  cancel: (tx, { id }) => deleteFiles(tx, [id]),
})
