import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { bulkable } from '../kit/entities.ts'
import { requiredText, text } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { Selection } from '../kit/selection.ts'

/**
 * Export formats: an Excel workbook, CSV for spreadsheets in a language, CSV for programs, or one JSON object per line.
 */
export const exportFormats = ['xlsx', 'csv', 'plain', 'jsonl'] as const
export type ExportFormat = (typeof exportFormats)[number]

const byId = z.object({ id: requiredText(100) })

export const exports = {
  create: endpoint({
    method: 'POST',
    path: '/exports',
    needs: 'session',
    isRead: true,
    summary: 'Prepare an export for an hour; the file is downloaded by its id. Needs read permission',
    body: z.object({
      entity: z.enum(bulkable),
      selection: Selection,
      /** The order of a list: `-createdAt,name`. */
      sort: text(200).optional(),
      alphabet: z.enum(locales).optional(),
      fields: z.array(requiredText(60)).min(1).max(50).optional(),
      /** The titles of the columns, in the reader's language. */
      titles: z.array(text(200)).max(50).optional(),
    }),
    output: z.object({ id: z.string() }),
    status: 201,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/exports.csv',
    by: 'id',
    needs: 'session',
    summary: 'Download the records as a CSV file, for spreadsheets in a language or for programs',
    query: byId.extend({ spreadsheet: z.enum(locales).optional() }),
    output: z.string(),
    answers: 'text/csv',
  }),
  workbook: endpoint({
    method: 'GET',
    path: '/exports.xlsx',
    by: 'id',
    needs: 'session',
    summary: 'Download the records as an Excel workbook, with typed numbers and dates',
    query: byId,
    output: z.instanceof(Uint8Array),
    answers: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  jsonLines: endpoint({
    method: 'GET',
    path: '/exports.jsonl',
    by: 'id',
    needs: 'session',
    summary: 'Download the records as JSON lines',
    query: byId,
    output: z.string(),
    answers: 'application/x-ndjson',
  }),
}
