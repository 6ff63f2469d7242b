import { maxWorkbookBytes } from '@quarterdeck/contract/system/import-files'
import { maxImportRows } from '@quarterdeck/contract/system/imports'
import { ApiError } from '../../kit/lib/api-error.ts'
import type { Catalogue } from '../../kit/lib/i18n/catalogue.ts'
import { type CommonMessages, describeProblem } from '../../kit/ui/describe-problem.ts'
import type { systemMessages } from '../messages/index.ts'

const workbookMegabytes = maxWorkbookBytes / 1024 / 1024

type Said = (typeof systemMessages extends Catalogue<infer Messages> ? Messages : never)['imports']

interface Words extends Pick<Said, 'file' | 'reading'> {
  readonly common: CommonMessages
}

const describeWorkbook = ({ workbook }: Words['file'], code: string): string => {
  if (code === 'too_long') return workbook.tooLarge(workbookMegabytes)
  return code === 'forbidden' ? workbook.calling : workbook.unreadable
}

/** Why a file is not imported, and what to do about it. */
export const describeRefusal = ({ file: m, reading, common }: Words, error: unknown): string => {
  if (!(error instanceof ApiError)) return describeProblem(common, error).text
  const { code, fields } = error
  if (code === 'too_many_requests') return m.busy
  if (fields.workbook) return describeWorkbook(m, fields.workbook.code)
  if (fields.file?.code === 'too_long') return m.tooManyRows(maxImportRows)
  if (fields.file?.code === 'invalid') return m.unclosed
  if (fields.encoding) return reading.other
  return fields.file ? m.empty : describeProblem(common, error).text
}
