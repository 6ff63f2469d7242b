import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Entity } from './entities.ts'
import type { FieldType } from './field-type.ts'
import type { ListSpec } from './list.ts'
import type { Locale } from './locales.ts'

/** How a column of a file may be headed that fills a field, in small letters. */
type Headings = Readonly<Record<Locale, readonly string[]>>

/** What is to be known of a field beside its schema. */
export interface Field {
  /** Whether it says something about a person, and so goes when the record is erased, from the journal too. */
  readonly personal: boolean
  /** What it is, where neither its unit nor the filter of its name says so. */
  readonly as?: FieldType
  /** Of a reference: the entity that it is the key of. */
  readonly of?: Entity
  /** Of a list of lines: what each of them has, and what that is. */
  readonly rows?: Readonly<Record<string, 'text' | 'number'>>
  /** A column of a file may fill it. */
  readonly imported?: { readonly required?: true; readonly headings: Headings }
  /** What its number counts. */
  readonly unit?: 'money' | 'percent' | 'pieces'
  /** Where it is edited beside the form: in the cells of a list, or there and in many records at once. */
  readonly edited?: 'cells' | 'bulk'
  /** In many records at once also by a rule, each by its own amount. */
  readonly adjusted?: true
  /** The values of a choice. */
  readonly values?: readonly string[]
  /** A text that every language sorts alike, such as a number or a month. */
  readonly isCode?: true
  /** False where a list has no filter for it although its type has one. */
  readonly filter?: false
  /** False where a list is filtered but not sorted by it. */
  readonly sort?: false
}

/** What every record carries says nothing of its own. */
type Carried = 'id' | 'version' | 'updatedAt'

/** Of each field of a record what is to be known; only what may be patched is edited. */
export type Fields<Wire, Patch> = {
  readonly [Name in Exclude<keyof Wire, Carried>]: Name extends keyof Patch
    ? Field
    : Omit<Field, 'edited' | 'adjusted'> & { readonly edited?: never; readonly adjusted?: never }
}

/**
 * What an entity is, as data. The API serves it, a screen shows it, and what both do with any record follows from it. What
 * holds of it by its name alone stands in `entities.ts`.
 */
export interface Kind<Name extends Entity = Entity> {
  readonly entity: Name
  /** One record as a list has it. */
  readonly record: z.ZodObject
  /** What a new one may have, as a form fills it; absent where none is made by hand. */
  readonly draft?: z.ZodObject
  /** What a change of one may have; absent where nobody changes one. */
  readonly patch?: z.ZodObject
  readonly list: ListSpec
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly fields: Readonly<Record<string, Field>>
  /** The columns of a file where nobody chose any, in their order. */
  readonly exported?: readonly string[]
}

/** The fields of a kind of which something holds, in their order. */
export const fieldsWhere = ({ fields }: Pick<Kind, 'fields'>, holds: (field: Field) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field) ? [name] : []))

export const isBulkEdited = ({ edited }: Field): boolean => edited === 'bulk'
export const isCellEdited = ({ edited }: Field): boolean => edited !== undefined
