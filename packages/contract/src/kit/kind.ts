import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Entity } from './entities.ts'
import type { FieldType } from './field-type.ts'
import type { ListSpec } from './list.ts'
import type { Locale } from './locales.ts'

/** Accepted headings of an imported column, in lower case. */
type Headings = Readonly<Record<Locale, readonly string[]>>

/** Metadata of a field that its schema doesn't contain. */
export interface Field {
  /** Personal data: erased with the record, from the journal too. */
  readonly personal: boolean
  /** Type, if it doesn't follow from `unit`, `of`, or the filter of the same name. */
  readonly as?: FieldType
  /** Entity that a reference points to. */
  readonly of?: Entity
  /** Columns and their types, for a list of lines. */
  readonly rows?: Readonly<Record<string, 'text' | 'number'>>
  /** Import of this field from a column of a file. */
  readonly imported?: { readonly required?: true; readonly headings: Headings }
  /** Unit of a number. */
  readonly unit?: 'money' | 'percent' | 'pieces'
  /** Editing outside the form: in cells of a list, or (`bulk`) in cells and in bulk edits. */
  readonly edited?: 'cells' | 'bulk'
  /** True if bulk edits may change the field by a rule, such as a percentage. */
  readonly adjusted?: true
  /** Values of a choice. */
  readonly values?: readonly string[]
  /** A text that sorts the same in every language, such as a number or a month. */
  readonly isCode?: true
  /** False if the list has no filter for it although its type has one. */
  readonly filter?: false
  /** False if the list can be filtered but not sorted by it. */
  readonly sort?: false
}

/** Fields of every record, which need no metadata. */
type Carried = 'id' | 'version' | 'updatedAt'

/** Metadata of all fields of a record. Only fields of the patch can be edited. */
export type Fields<Wire, Patch> = {
  readonly [Name in Exclude<keyof Wire, Carried>]: Name extends keyof Patch
    ? Field
    : Omit<Field, 'edited' | 'adjusted'> & { readonly edited?: never; readonly adjusted?: never }
}

/**
 * Definition of an entity as data, from which the API, the screens and their behavior follow. Facts that need no schema
 * are in `entities.ts`.
 */
export interface Kind<Name extends Entity = Entity> {
  readonly entity: Name
  /** A record as lists return it. */
  readonly record: z.ZodObject
  /** Body that creates a record; absent if records are not created by hand. */
  readonly draft?: z.ZodObject
  /** Body that changes a record; absent if records do not change. */
  readonly patch?: z.ZodObject
  readonly list: ListSpec
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly fields: Readonly<Record<string, Field>>
  /** Default columns of an exported file, in order. */
  readonly exported?: readonly string[]
}

/** Returns the names of the fields that meet a condition, in order. */
export const fieldsWhere = ({ fields }: Pick<Kind, 'fields'>, holds: (field: Field) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field) ? [name] : []))

export const isBulkEdited = ({ edited }: Field): boolean => edited === 'bulk'
export const isCellEdited = ({ edited }: Field): boolean => edited !== undefined
