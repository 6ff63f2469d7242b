import { type FieldType, typeOf } from '@quarterdeck/contract/core/field-type'
import { wordsOfText } from '@quarterdeck/contract/core/formatted'
import type { Kind } from '@quarterdeck/contract/core/kind'
import type { ReactNode } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import type { Tone } from '../../ui/status-badge.tsx'
import type { History, ShownField } from '../history.ts'
import { useShow } from '../use-show.tsx'

type Show = (value: unknown) => ReactNode
type Words = Readonly<Record<string, string>>

/** The fields of a record with fixed values. */
export type ChoiceName<Row> = {
  [Name in keyof Row]: NonNullable<Row[Name]> extends string
    ? string extends NonNullable<Row[Name]>
      ? never
      : Name
    : never
}[keyof Row]

/** What the type of a field does not say of it. */
interface Told<Row> {
  readonly labels: Words
  /** What the values of choices are called, in the order in which they are offered. */
  readonly choices?: { readonly [Name in ChoiceName<Row>]?: Readonly<Record<NonNullable<Row[Name]> & string, string>> }
  /** The colors of those that are shown as badges. */
  readonly tones?: { readonly [Name in ChoiceName<Row>]?: Readonly<Record<NonNullable<Row[Name]> & string, Tone>> }
  /** How values are shown that are told in a way of their own, or stored under another name than they are sent. */
  readonly show?: Readonly<Record<string, Show>>
  /** Lists of which only those parts are shown that differ before and after. */
  readonly parts?: readonly string[]
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
const orDash =
  (show: Show): Show =>
  (value) =>
    isEmpty(value) ? '–' : show(value)

/** How a stored value of each type is shown; as it is, where nothing is said. */
const useTypes = (): Partial<Record<FieldType, Show>> => {
  const { money, number, percent, date, moment, picture } = useShow()
  const { days } = useFormats()
  return {
    'rich text': (value) => wordsOfText(String(value)),
    picture,
    money,
    number,
    percent,
    day: (value) => days(String(value), String(value)),
    date: orDash(date),
    instant: orDash(moment),
  }
}

const unitOf = (type: FieldType): Pick<ShownField, 'unit'> =>
  type === 'money' || type === 'percent' ? { unit: type } : {}

/** The fields of a kind, each as its type is shown. */
export const useShownFields = <Row,>(kind: Pick<Kind, 'fields' | 'list'>, told: Told<Row>): History['fields'] => {
  const types = useTypes()
  const { badge, labelled } = useShow()
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
      const show = told.show?.[name] ?? choiceShow(name) ?? types[type]
      const [words, colors] = [choices[name], tones[name]]
      return [
        name,
        {
          label,
          type,
          ...unitOf(type),
          ...(show && { show }),
          ...(words && { choices: words }),
          ...(colors && { tones: colors }),
          ...(told.parts?.includes(name) && { isParts: true }),
        },
      ]
    }),
  )
}
