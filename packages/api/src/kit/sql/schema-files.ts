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

/** Places that can hold files. */
export type StoreName = 'database' | 'folder' | 's3'

/** A file that belongs to a record, or was uploaded for one. Its content is kept in a store under its hash. */
export interface AttachmentsTable {
  key: string
  entity: Entity
  name: string
  type: string
  size: number
  hash: string
  store: StoreName
  /** Whether a record ever had it: the journal is never shortened. */
  used: Generated<boolean>
  createdAt: At
}

/** Uploaded pictures by the SHA-256 of their largest file. */
export interface PicturesTable {
  hash: string
  /** Where its files are. */
  store: StoreName
  /** Of the largest file, where there are several widths. */
  width: number | null
  /** All files together. */
  bytes: number
  createdAt: At
  /** Whether a record ever had it: then the journal refers to it for good. */
  used: Generated<boolean>
}

/** Files of pictures that are kept in the database. */
export interface PictureFilesTable {
  key: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface ImportsTable {
  id: string
  entity: Importable
  fileName: string
  /** `uploading` is what nobody sees yet. */
  state: ImportState | 'uploading'
  mode: Generated<ImportMode>
  createdAt: At
  actorId: number
  actorName: string
  /** As what the file was read; nothing for those from before this was kept. */
  encoding: ColumnType<FileEncoding | null, FileEncoding | undefined, FileEncoding | null>
  separator: ColumnType<FileSeparator | null, FileSeparator | undefined, FileSeparator | null>
  columns: Json<string[]>
  mapping: Json<ImportMapping>
  /** With a default, so that files of before have it. */
  words: ColumnType<ImportWords, string | undefined, string>
  signs: ColumnType<ColumnSign[], string | undefined, string>
  decimals: ColumnType<ImportDecimals, string | undefined, string>
  batch: string
}

export interface ImportRowsTable {
  importId: string
  /** The record in the file, counted from 1 for the header. */
  row: number
  values: Json<string[]>
  /** `ready` is to be created, `changing` to change a record. */
  state: 'read' | 'ready' | 'changing' | 'unchanged' | 'rejected' | 'created' | 'updated'
  problems: Json<ImportRow['problems']>
}

/** Files that came in. */
export interface FilesSchema {
  attachments: AttachmentsTable
  pictures: PicturesTable
  pictureFiles: PictureFilesTable
  imports: ImportsTable
  importRows: ImportRowsTable
}
