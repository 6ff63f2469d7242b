import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { maxZipEntries } from '@quarterdeck/contract/sales/papers'
import { Answer } from '../../kit/answer.ts'
import { type ZipEntry, zipFile } from '../../kit/files/zip.ts'
import { matching } from '../../kit/lists/listed.ts'
import type { Db, Documents } from '../../kit/ports.ts'
import { companyOf } from '../company/index.ts'
import { byId, collection, documentOf, rememberFile } from '../invoices/index.ts'

interface World {
  readonly db: Db
  readonly documents: Documents
  readonly now: Date
}

/** @throws Problem `invalid_request` for more than the maximum */
const idsIn = async (db: Db, list: ListQuery, except: ReadonlySet<string>): Promise<string[]> => {
  const found = matching(db, collection.listed, list)
    .select('id' as never)
    .orderBy('number' as never)
    .limit(maxZipEntries + except.size + 1)
  // The rows are invoices, whatever the filters.
  const rows = (await found.execute()) as unknown as readonly { readonly id: string }[]
  const ids = rows.map(({ id }) => id).filter((id) => !except.has(id))
  if (ids.length <= maxZipEntries) return ids
  throw new Problem('invalid_request', { message: `At most ${maxZipEntries} invoices can be put into one file` })
}

const pauseMs = 1000
const mostTries = 60

/** Retries while the renderer is busy, so that a started file is completed. */
const patiently = async <T>(draw: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await draw()
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'busy') || tries === mostTries) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Returns a text file that replaces one that can't be rendered; the others are still delivered. */
const saying = (error: unknown): string => {
  if (error instanceof Problem && error.code === 'document_too_long') return error.message
  throw error
}

/**
 * Streams the PDF files of invoices as a ZIP, rendered one after the other. Invoices deleted meanwhile are left out.
 * @throws Problem `not_found` without a renderer; as `idsIn`
 */
export const zipOf = async ({ db, documents, now }: World, list: ListQuery, except: ReadonlySet<string>) => {
  const { toPdf } = documents
  if (!toPdf) throw notFound('A way to make PDF files')
  const waiting = await idsIn(db, list, except)
  if (waiting.length === 0) throw notFound('Invoice')

  const add = async (id: string): Promise<ZipEntry | undefined> => {
    const invoice = await byId(db, id)
    if (!invoice) return undefined
    const seller = await companyOf(db, invoice.sentAt)
    const drawn = await patiently(() => toPdf(documentOf(invoice, seller))).catch(saying)
    const isFile = drawn instanceof Uint8Array
    if (isFile && invoice.issuedAt !== null) await rememberFile(db, { invoiceId: id }, drawn, now)
    return {
      name: isFile ? `${id}.pdf` : `${id}.txt`,
      bytes: isFile ? drawn : new TextEncoder().encode(drawn),
      at: invoice.issuedAt ?? invoice.createdAt,
    }
  }
  const next = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const file = await add(id)
      if (file) return file
    }
    return undefined
  }
  // The contract types files as bytes; this one is a stream.
  return new Answer(zipFile(next) as unknown as Uint8Array<ArrayBuffer>, {
    'content-disposition': 'attachment; filename="invoices.zip"',
  })
}
