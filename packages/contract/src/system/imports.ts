import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { importable } from '../kit/entities.ts'
import { requiredText, text, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { fieldCodes } from '../kit/problem.ts'
import {
  columnSigns,
  type DecimalSign,
  decimalSigns,
  fileEncodings,
  fileSeparators,
  maxWorkbookBytes,
  previewRows,
} from './import-files.ts'

export const importStates = ['uploaded', 'planned', 'running', 'done'] as const
export type ImportState = (typeof importStates)[number]

/** Effects of rows: creating records, changing existing ones, or either. */
export const importModes = ['create', 'update', 'both'] as const
export type ImportMode = (typeof importModes)[number]

/** Columns of the file by the fields that they fill. */
export const ImportMapping = z.record(z.string().max(60), z.int().min(0).max(500))
export type ImportMapping = z.output<typeof ImportMapping>

/** Words in the file for the values of a choice, in any language: `{ category: { Mode: 'fashion' } }`. */
export const ImportWords = z.record(z.string().max(60), z.record(text(200), text(200)))
export type ImportWords = z.output<typeof ImportWords>

const encoding = z.enum(fileEncodings)
const separator = z.enum(fileSeparators)

/** Format of a file. Absent properties are detected, with the user's language as a hint. */
const reading = {
  encoding: encoding.optional(),
  separator: separator.optional(),
  language: z.enum(locales).optional(),
  /** Sheet of a workbook; the first by default. */
  sheet: text(200).optional(),
}

/** Preview of a file. */
export const ImportPreview = z.object({
  /** Null for workbooks, which have sheets instead. */
  encoding: encoding.nullable(),
  separator: separator.nullable(),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})
export type ImportPreview = z.output<typeof ImportPreview>

/** Decimal signs of the numbers, by field. */
export const ImportDecimals = z.record(z.string().max(60), z.enum(Object.keys(decimalSigns) as DecimalSign[]))
export type ImportDecimals = z.output<typeof ImportDecimals>

export const Import = z.object({
  id: z.string(),
  entity: z.enum(importable),
  fileName: z.string(),
  state: z.enum(importStates),
  mode: z.enum(importModes),
  /** Effects that rows may have on this entity. */
  modes: z.array(z.enum(importModes)),
  createdAt: timestamp,
  /** The detected encoding; null for workbooks, and for older imports. */
  encoding: encoding.nullable(),
  separator: separator.nullable(),
  /** The header row of the file. */
  columns: z.array(z.string()),
  /** Decimal signs found in each column; empty for older imports. */
  signs: z.array(z.enum(columnSigns)),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
  /** Fields that can be filled. */
  fields: z.array(
    z.object({
      name: z.string(),
      required: z.boolean(),
      /** True for the field that identifies existing records. */
      isKey: z.boolean(),
      isNumber: z.boolean(),
    }),
  ),
  mapping: ImportMapping,
  /** Decimal sign by which each number field is parsed; set by planning. */
  decimals: ImportDecimals,
  rows: z.int(),
  /** Number of valid rows, including processed ones; set by planning. */
  ready: z.int(),
  /** Numbers of rows that change a record, that change nothing, and that are rejected; set by planning. */
  changing: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** Numbers of records created and updated so far. */
  created: z.int(),
  updated: z.int(),
  /** Batch in the journal, for Undo. */
  batch: z.string(),
  /** State of the undo, which runs in the background. */
  undo: z.enum(['not', 'running', 'done']),
})
export type Import = z.output<typeof Import>

/** A refused row with the reasons. */
export const ImportRow = z.object({
  /** Line of the record in the file; the header is line 1. */
  row: z.int(),
  values: z.array(z.string()),
  problems: z.array(
    z.object({
      field: z.string(),
      column: z.string(),
      value: z.string(),
      code: z.enum(fieldCodes),
      message: z.string(),
      limit: z.union([z.number(), z.string()]).optional(),
    }),
  ),
})
export type ImportRow = z.output<typeof ImportRow>

/** Changes of one row by field, as clients see them. */
export const ImportChange = z.object({
  row: z.int(),
  id: z.string(),
  title: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type ImportChange = z.output<typeof ImportChange>

/** Maximum size of an uploaded file; other request bodies have a far lower limit. */
export const maxImportBytes = 64 * 1024 * 1024
/** Rows below the header that a file may have. */
export const maxImportRows = 500_000

const byId = z.object({ id: requiredText(100) })

export const imports = {
  preview: endpoint({
    method: 'POST',
    path: '/imports/preview',
    needs: 'imports:run',
    summary: `The first ${previewRows} rows of a CSV file from its beginning or of a whole workbook (.xlsx), and how they are read; nothing is kept`,
    query: z.object(reading),
    accepts: 'text/csv',
    maxBytes: maxWorkbookBytes,
    isRead: true,
    output: ImportPreview,
    status: 200,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/imports',
    needs: 'imports:run',
    summary: `Upload a CSV file or a workbook (.xlsx) of at most ${maxImportRows} rows; nothing is changed yet. 429 while too many others are read`,
    query: z.object({ entity: z.enum(importable), fileName: text(255).default('import.csv'), ...reading }),
    accepts: 'text/csv',
    streams: true,
    maxBytes: maxImportBytes,
    output: Import,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/imports',
    by: 'id',
    needs: 'imports:run',
    summary: 'Get an import and its progress',
    query: byId,
    output: Import,
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/imports',
    needs: 'imports:run',
    summary: 'Dry run: map the columns and preview the changes, without saving anything',
    query: byId,
    body: z.object({
      mapping: ImportMapping,
      mode: z.enum(importModes).default('create'),
      words: ImportWords.default({}),
      /** Decimal signs by field; absent ones are detected from the whole column. */
      decimals: ImportDecimals.default({}),
    }),
    output: Import,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/imports/changes',
    by: 'id',
    needs: 'imports:run',
    summary: 'List up to 200 records that the import would change, with current and new values',
    query: byId,
    output: z.array(ImportChange),
  }),
  rejected: endpoint({
    method: 'GET',
    path: '/imports/rejected',
    by: 'id',
    needs: 'imports:run',
    summary: 'List up to 200 rejected rows with their reasons',
    query: byId,
    output: z.array(ImportRow),
  }),
  rejectedFile: endpoint({
    method: 'GET',
    path: '/imports/rejected.csv',
    by: 'id',
    needs: 'imports:run',
    summary: 'Download rejected rows as a CSV file with a column of reasons',
    query: byId,
    output: z.string(),
    answers: 'text/csv',
  }),
  run: endpoint({
    method: 'POST',
    path: '/imports/run',
    needs: 'imports:run',
    summary: 'Import the valid rows of the dry run in the background, each at most once',
    body: byId,
    output: Import,
    status: 202,
  }),
}
