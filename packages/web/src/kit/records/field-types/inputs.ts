import type { FieldType } from '@quarterdeck/contract/kit/field-type'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Formats } from '../../lib/i18n/formats.ts'
import { formatDecimal, parseDecimal } from '../../lib/i18n/read-decimal.ts'
import { localDayOf } from '../../lib/i18n/zone.ts'
import type { ShownField } from '../history.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** The value that a cell sends for its field; null empties it. */
export type CellValue = string | number | null

/** A field that is edited in its cell: one of its options, or a text where it has none. */
export interface CellInput<Row> {
  readonly label: string
  readonly valueOf: (row: Row) => string
  /** Parses what was typed; undefined where it is no value. */
  readonly read?: (written: string, row: Row) => CellValue | undefined
  readonly options?: readonly Option[]
  /** A day of the calendar, `2026-11-21`, or nothing. */
  readonly isDay?: boolean
  /** A text that may have several lines. */
  readonly isLong?: boolean
  readonly show?: ((value: string) => ReactNode) | undefined
}

/** Exceptions from the input that follows from a field's type, in cells and in bulk changes. */
export interface OwnInput<Row> {
  /** Options, where they are not fixed values; an empty one clears the field. */
  readonly options?: readonly Option[]
  /** The instant that a day, `2026-11-21`, stands for, in one record or in many. */
  readonly instantOf?: (day: string, row?: Row) => string
  /** The label of the choice of no day at all; absent where there always is one. */
  readonly none?: string
  /** Explains what a change of the field in many records does, where the label does not. */
  readonly hint?: string
  /** The maximum length in characters of a text that many records may be given at once. */
  readonly maxLength?: number
}

/** Types that are written as one text. */
const isTyped = (type: FieldType): boolean => ['text', 'long text', 'email', 'phone'].includes(type)

const isDay = (written: string): boolean => z.iso.date().safeParse(written).success

const optionsOf = (field: ShownField, own: OwnInput<never>): readonly Option[] | undefined =>
  own.options ??
  field.countries?.options ??
  (field.choices && Object.entries(field.choices).map(([value, label]) => ({ value, label })))

/** The input of a field in its cell; undefined for one that is not edited like that. */
export const cellInputOf = <Row extends object>(
  name: string,
  field: ShownField,
  own: OwnInput<Row>,
  formats: Formats,
): CellInput<Row> | undefined => {
  const { label, type, show } = field
  const held = (row: Row): unknown => Reflect.get(row, name)
  const text = { label, valueOf: (row: Row) => String(held(row) ?? '') }
  const options = optionsOf(field, own)
  const { instantOf, none } = own
  if (type === 'reference')
    return options && { ...text, options, read: (written) => (written === '' ? null : Number(written)) }
  if (options) return { ...text, options, show }
  if (isTyped(type)) return { ...text, isLong: type === 'long text' }
  if (type === 'number' || type === 'money' || type === 'percent')
    return {
      label,
      valueOf: (row) => formatDecimal(Number(held(row)), formats),
      read: (written) => parseDecimal(written, formats),
    }
  if (type === 'day')
    return {
      ...text,
      isDay: true,
      show,
      read: (written) => (isDay(written) ? written : written === '' ? null : undefined),
    }
  if (!instantOf) return undefined
  return {
    label,
    isDay: true,
    show,
    valueOf: (row) => localDayOf(held(row) as string | null),
    read: (written, row) => {
      if (written === '' && none !== undefined) return null
      return isDay(written) ? instantOf(written, row) : undefined
    },
  }
}

interface Named extends Pick<OwnInput<never>, 'hint'> {
  readonly name: string
  readonly label: string
}

/** A field with fixed values, one of which is chosen. */
export interface ChoiceField extends Named {
  readonly options: readonly Option[]
}

/** A field that holds a day, or nothing where that may be. */
export interface DayField extends Named {
  readonly instantOf: (day: string) => string
  readonly none?: string | undefined
}

/** A field that holds a text. */
export interface TextField extends Named {
  readonly maxLength: number
}

/** A field that many records may be given at once. */
export type BulkField = ChoiceField | DayField | TextField

/** The input of a field for many records; undefined for one that they are not given like that. */
export const bulkFieldOf = (name: string, field: ShownField, own: OwnInput<never>): BulkField | undefined => {
  const { instantOf, none, hint, maxLength } = own
  const named = { name, label: field.label, ...(hint !== undefined && { hint }) }
  const options = optionsOf(field, own)
  if (options) return { ...named, options: options.filter(({ value }) => value !== '') }
  if (field.type === 'day') return { ...named, instantOf: (day) => day, none }
  if (instantOf) return { ...named, instantOf: (day) => instantOf(day), none }
  return maxLength === undefined ? undefined : { ...named, maxLength }
}
