import { notFound } from '@quarterdeck/contract/kit/problem'
import { type BundleKind, batches } from '@quarterdeck/contract/system/batches'
import { Answer } from '../../kit/answer.ts'
import { joinPdfs } from '../../kit/files/join-pdfs.ts'
import { zipFile } from '../../kit/files/zip.ts'
import type { Read, Serve } from '../../kit/http/serve.ts'
import { fileUntil, find, partsOf } from '../jobs/index.ts'

const made = {
  zip: { name: 'invoices.zip', of: zipFile },
  print: { name: 'invoices.pdf', of: joinPdfs },
} as const

type Given = Pick<Read<typeof batches.zip>, 'db' | 'query' | 'actor' | 'now'>

/**
 * Returns the file of one of the actor's own jobs, as a stream.
 * @throws Problem `not_found` if it is no longer stored
 */
const fileOf = async ({ db, query, actor, now }: Given, kind: BundleKind) => {
  const job = await find(db, query.id)
  const until = fileUntil(job)
  if (job.kind !== kind || job.actorId !== actor.id || !until || until <= now) throw notFound('File')
  const { name, of } = made[kind]
  // To the contract a file is bytes; on its way it is a stream.
  return new Answer(of(partsOf(db, job)) as unknown as Uint8Array<ArrayBuffer>, {
    'content-disposition': `attachment; filename="${name}"`,
  })
}

export const serveBundleFiles = (serve: Serve): void => {
  serve.read(batches.zip, (given) => fileOf(given, 'zip'))
  serve.read(batches.print, (given) => fileOf(given, 'print'))
}
