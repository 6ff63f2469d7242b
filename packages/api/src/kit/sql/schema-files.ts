import type { Entity, Importable } from '@quarterdeck/contract/kit/entities'
import type { ColumnSign, FileEncoding, FileSeparator } from '@quarterdeck/contract/system/import-files'
import type {
  ImportDecimals,
  ImportMapping,
  ImportMode,
  ImportRow,
  ImportState,
  ImportWords,
} from '@quarterdeck/contract/system/imports'
import type { ColumnType, Generated } from 'kysely'
import type { At, Json } from './column-types.ts'

/** Names of the file stores. */
export type StoreName = 'database' | 'folder' | 's3'

/** File of a record, or uploaded for one. Its content is in a store, under its hash. */
export interface AttachmentsTable {
  key: string
  entity: Entity
  name: string
  type: string
  size: number
  hash: string
  store: StoreName
  /** True if any record ever had it; the journal, which may refer to it, is never shortened. */
  used: Generated<boolean>
  createdAt: At
}

/** Uploaded pictures, by the SHA-256 of their largest file. */
export interface PicturesTable {
  hash: string
  /** Store of its files. */
  store: StoreName
  /** Width of the largest file, if there are several. */
  width: number | null
  /** Total size of its files in bytes. */
  bytes: number
  createdAt: At
  /** True if any record ever had it: the journal then refers to it for good. */
  used: Generated<boolean>
}

/** Files of pictures stored in the database. */
export interface PictureFilesTable {
  key: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface ImportsTable {
  id: string
  entity: Importable
  fileName: string
  /** State; `uploading` is still invisible. */
  state: ImportState | 'uploading'
  mode: Generated<ImportMode>
  createdAt: At
  actorId: number
  actorName: string
  /** Encoding with which the file was read; null for imports from before the column existed. */
  encoding: ColumnType<FileEncoding | null, FileEncoding | undefined, FileEncoding | null>
  separator: ColumnType<FileSeparator | null, FileSeparator | undefined, FileSeparator | null>
  columns: Json<string[]>
  mapping: Json<ImportMapping>
  /** Optional on insert, for imports from before the column existed. */
  words: ColumnType<ImportWords, string | undefined, string>
  signs: ColumnType<ColumnSign[], string | undefined, string>
  decimals: ColumnType<ImportDecimals, string | undefined, string>
  batch: string
}

export interface ImportRowsTable {
  importId: string
  /** Row in the file, counted from 1 for the header. */
  row: number
  values: Json<string[]>
  /** State; `ready` will create a record, `changing` will update one. */
  state: 'read' | 'ready' | 'changing' | 'unchanged' | 'rejected' | 'created' | 'updated'
  problems: Json<ImportRow['problems']>
}

/** Attachments, pictures and imports. */
export interface FilesSchema {
  attachments: AttachmentsTable
  pictures: PicturesTable
  pictureFiles: PictureFilesTable
  imports: ImportsTable
  importRows: ImportRowsTable
}
