import { type FieldType, typeOf } from '@quarterdeck/contract/kit/field-type'
import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import type { Field, Kind } from '@quarterdeck/contract/kit/kind'
import type { ReactNode } from 'react'
import { countryNames, countryOptions } from '../../lib/countries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import type { RecordReference } from '../../lib/side-panel.ts'
import type { Tone } from '../../ui/status-badge.tsx'
import type { History, ShownField } from '../history.ts'
import { recordMessages } from '../messages/index.ts'
import { RecordLink } from '../record-link.tsx'
import { useValueRenderers } from '../use-value-renderers.tsx'
import { useNames } from './names.ts'

/** The name of a record that another one refers to, and the way to it. */
const RecordName = (place: RecordReference) => (
  <RecordLink {...place}>
    <bdi>{useNames([place])(place)}</bdi>
  </RecordLink>
)

type Show = (value: unknown) => ReactNode
type Words = Readonly<Record<string, string>>

/** Value of a field: one of its fixed values, or any member of a list of such values. */
type Value<Held> = NonNullable<Held> extends readonly (infer One)[] ? One : NonNullable<Held>

/** The fields of a record with fixed values. */
export type ChoiceName<Row> = {
  [Name in keyof Row]: Value<Row[Name]> extends string ? (string extends Value<Row[Name]> ? never : Name) : never
}[keyof Row]

/** Something for each value of a field. */
export type ByValue<Held, Of> = Readonly<Record<Value<Held> & string, Of>>

/** Exceptions from what follows from the types of fields. */
export interface FieldOverrides<Row> {
  readonly labels: Words
  /** Names of the values of choices, in the order in which they are offered. */
  readonly choices?: { readonly [Name in ChoiceName<Row>]?: ByValue<Row[Name], string> }
  /** The colors of those that are shown as badges. */
  readonly tones?: { readonly [Name in ChoiceName<Row>]?: ByValue<Row[Name], Tone> }
  /** Renderers of values that their type does not render, or that are stored under another name than they are sent. */
  readonly show?: Readonly<Record<string, Show>>
  /** Lists of which only those parts are shown that differ before and after. */
  readonly parts?: readonly string[]
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
const orDash =
  (show: Show): Show =>
  (value) =>
    isEmpty(value) ? '–' : show(value)

/** A file is told by its name, and one that was just added, of which there is no more, by its key. */
const nameOfFile = (file: unknown): string =>
  typeof file === 'object' && file !== null ? String(Reflect.get(file, 'name')) : String(file)

/** Returns the renderer of stored values by type; others are shown as they are. */
const useTypes = (): Partial<Record<FieldType, Show>> => {
  const { money, number, percent, date, moment, picture } = useValueRenderers()
  const { days, keptDay } = useFormats()
  const { yes, no } = useMessages(recordMessages)
  const country = countryNames(useLocale())
  return {
    country: (value) => country(String(value)),
    'rich text': (value) => toPlainText(String(value)),
    picture,
    money,
    number,
    percent,
    day: orDash((value) => days(String(value), String(value))),
    'yes/no': (value) => (value ? yes : no),
    files: (value) => (Array.isArray(value) && value.length > 0 ? value.map(nameOfFile).join(', ') : '–'),
    date: orDash(date),
    dated: orDash((value) => keptDay(String(value))),
    instant: orDash(moment),
  }
}

/** Joins the values of a line. */
const inOne = (line: unknown): string =>
  typeof line === 'object' && line !== null
    ? Object.values(line)
        .filter((value) => !isEmpty(value))
        .join(' · ')
    : String(line)

/** Returns the renderer of a value whose description says more than its type. */
const describedShow = ({ of, as, rows }: Partial<Field>, words: Words | undefined): Show | undefined => {
  if (of) return (value) => (isEmpty(value) ? '–' : <RecordName entity={of} record={String(value)} />)
  if (as !== 'list' || !(words || rows)) return undefined
  return (values) =>
    Array.isArray(values) && values.length > 0
      ? values.map((value) => words?.[String(value)] ?? inOne(value)).join(', ')
      : '–'
}

const unitOf = (type: FieldType): Pick<ShownField, 'unit'> =>
  type === 'money' || type === 'percent' ? { unit: type } : {}

/** The fields of a kind, each as its type is shown. */
export const useShownFields = <Row,>(
  kind: Pick<Kind, 'fields' | 'list'>,
  told: FieldOverrides<Row>,
): History['fields'] => {
  const types = useTypes()
  const { badge, labelled } = useValueRenderers()
  const locale = useLocale()
  const choices: Readonly<Record<string, Words | undefined>> = told.choices ?? {}
  const tones: Readonly<Record<string, Readonly<Record<string, Tone>> | undefined>> = told.tones ?? {}
  const choiceShow = (name: string): Show | undefined => {
    const words = choices[name]
    const tone = tones[name]
    return words && (tone ? badge(words, tone) : labelled(words))
  }
  return Object.fromEntries(
    Object.entries(told.labels).map(([name, label]) => {
      const type = typeOf(kind, name)
      const [words, colors] = [choices[name], tones[name]]
      const own = told.show?.[name] ?? describedShow(kind.fields[name] ?? {}, words)
      const show = own ?? (type === 'yes/no' ? undefined : choiceShow(name)) ?? types[type]
      return [
        name,
        {
          label,
          type,
          ...unitOf(type),
          ...(show && { show }),
          ...(words && { choices: words }),
          ...(type === 'country' && {
            countries: { options: countryOptions(locale), nameOf: countryNames(locale) },
          }),
          ...(colors && { tones: colors }),
          ...(told.parts?.includes(name) && { isParts: true }),
        },
      ]
    }),
  )
}
