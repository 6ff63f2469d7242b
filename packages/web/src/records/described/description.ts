import type { Endpoint } from '@quarterdeck/contract/core/endpoint'
import type { Bulkable, Listed, WithForm } from '@quarterdeck/contract/core/entities'
import type { Facets, idsBody } from '@quarterdeck/contract/core/fields'
import type { Kind } from '@quarterdeck/contract/core/kind'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Column } from '../field-types/columns.tsx'
import type { Told } from '../field-types/shown-fields.tsx'
import type { FileEndpoints } from '../files/use-upload.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'
import type { Changes } from '../lists/changes.ts'
import type { Doing, DoingTools } from '../lists/record-list.tsx'
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

/** What the description of the fields in the contract, and the words, do not say of an entity. All but the first three is for those that outgrow it. */
export interface Description<Row extends VersionedRow> {
  readonly kind: DescribedKind<Row>
  readonly messages: EntityMessages
  /** The field that a record is called by. */
  readonly title: keyof Row & string
  /** The colors of choices that are shown as badges. */
  readonly tones?: NonNullable<Told<Row>['tones']>
  /** Words of choices that stand in another catalogue than its own. */
  readonly useChoices?: () => Readonly<Record<string, Readonly<Record<string, string>>>>
  /** How fields are shown that are told in a way of their own: wherever there is no column for them that says otherwise. */
  readonly show?: { readonly [Name in keyof Row]?: (value: unknown) => ReactNode }
  /** What columns have beside or in place of what follows from the types of their fields; false for one that there is not to be. */
  readonly columns?: { readonly [Name in keyof Row]?: Partial<Column<Row>> | false }
  readonly facets?: OwnFacets
  /** How records are changed in their list, beyond what the contract says of that. */
  readonly changes?: Pick<Changes<Row>, 'inputs' | 'first' | 'without' | 'doubtOf' | 'texts' | 'named'>
  /** What is asked for where a record comes to a value of its status, by these values. */
  readonly asks?: Readonly<Record<string, keyof Row & string>>
  /** What may be done with records of its list beside looking at them, changing and deleting them. */
  readonly useActions?: (tools: DoingTools<Row>) => Doing<Row>
}
