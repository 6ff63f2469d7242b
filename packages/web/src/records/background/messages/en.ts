import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

const records = (count: number) => (count === 1 ? '1 record' : `${number(count)} records`)

/** Work that goes on in the background. */
export const en = {
  progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
  done: {
    edit: (count: number) => `${records(count)} changed`,
    delete: (count: number) => `${records(count)} deleted`,
    restore: (count: number) => `${records(count)} restored`,
    undo: (count: number) => `${records(count)} put back`,
  },
  stopping: 'Stopping after the step under way …',
  cancelled: (count: number) => `Stopped. ${records(count)} had been changed by then.`,
  refused: (count: number) =>
    `${count === 1 ? '1 record was left as it was' : `${number(count)} records were left as they were`}. Background work says which and why.`,
  failed: 'The work in the background failed',
}
