import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { Bulkable, Listed, WithForm } from '@quarterdeck/contract/kit/entities'
import type { Facets, idsBody } from '@quarterdeck/contract/kit/fields'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Column } from '../field-types/columns.tsx'
import type { FieldOverrides } from '../field-types/shown-fields.tsx'
import type { FileEndpoints } from '../files/use-upload.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import type { Changes } from '../lists/changes.ts'
import type { RecordActions, RecordActionTools } from '../lists/record-list.tsx'
import type { OwnFacets } from './facets.ts'
import type { EntityMessages } from './words.ts'

/** The name of an entity that has a list and a form, and of which many are changed at once. */
export type DescribedName = Bulkable & Listed & WithForm

type Answers<Row> = Endpoint<z.ZodType, z.ZodType, z.ZodType<Readonly<Record<string, Row>>>>

/** A kind of the contract with what every ordinary entity can be asked for. */
export interface DescribedKind<Row> extends Pick<Kind, 'fields' | 'list'> {
  readonly entity: DescribedName
  readonly endpoints: {
    readonly list: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row[]>>
    readonly read: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row>>
    readonly create: Answers<Row>
    readonly update: Answers<Row>
    readonly remove: Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>
    readonly facets: Endpoint<z.ZodType, z.ZodType, z.ZodType<Facets>>
    readonly export: Pick<Endpoint, 'path'>
  } & Partial<FileEndpoints>
}

/**
 * Description of an entity beyond its fields in the contract and its words. All but the first three are for entities with
 * exceptions.
 */
export interface Description<Row extends VersionedRow> {
  readonly kind: DescribedKind<Row>
  readonly messages: EntityMessages
  /** The field that a record is called by. */
  readonly title: keyof Row & string
  /** The colors of choices that are shown as badges. */
  readonly tones?: NonNullable<FieldOverrides<Row>['tones']>
  /** Words of choices that stand in another catalogue than its own. */
  readonly useChoices?: () => Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Renders values of fields where no column of theirs does so otherwise. */
  readonly show?: { readonly [Name in keyof Row]?: (value: unknown) => ReactNode }
  /** Exceptions from the columns that follow from types; false removes a column. */
  readonly columns?: { readonly [Name in keyof Row]?: Partial<Column<Row>> | false }
  readonly facets?: OwnFacets
  /** Exceptions from the changes in lists that follow from the contract. */
  readonly changes?: Pick<Changes<Row>, 'inputs' | 'first' | 'without' | 'doubtOf' | 'texts' | 'named'>
  /** Field that is asked for where a record comes to a value of its status, by value. */
  readonly asks?: Readonly<Record<string, keyof Row & string>>
  /** Actions on records of its list beside opening, changing and deleting them. */
  readonly useActions?: (tools: RecordActionTools<Row>) => RecordActions<Row>
}
