import type { ListSpec } from './list.ts'

/** Types of fields, with their JSON representation. */
const jsonTypes = {
  text: 'text',
  'long text': 'text',
  'rich text': 'text',
  /** A country, stored under its English name. */
  country: 'text',
  /** An address that mail is sent to. */
  email: 'text',
  /** A telephone number exactly as entered. */
  phone: 'text',
  picture: 'text',
  /** A calendar day, `2026-11-21`. */
  day: 'text',
  number: 'number',
  percent: 'number',
  /** The key of a record; codes are texts. */
  reference: 'number',
  money: 'money',
  'yes/no': 'yes/no',
  choice: 'choice',
  /** An instant shown as a day in the reader's time zone. */
  date: 'instant',
  /** An instant that stands for a calendar day, the same for everyone: `kit/day.ts`. */
  dated: 'instant',
  instant: 'instant',
  /** A list of choices, texts or lines. */
  list: 'list',
  /** Attachments, as in `kit/attachments.ts`. */
  files: 'list',
  /** A nested object, such as a customer. */
  parts: 'parts',
} as const

export type FieldType = keyof typeof jsonTypes
/** JSON representation of a field. */
export type JsonType = (typeof jsonTypes)[FieldType]

export const jsonTypeOf = (type: FieldType): JsonType => jsonTypes[type]

const byUnit = { money: 'money', percent: 'percent', pieces: 'number' } as const
const byFilter = { choice: 'choice', text: 'text', number: 'number', money: 'money', date: 'date' } as const

/** The metadata that determines the type of a field. */
interface Typed {
  readonly personal: boolean
  readonly as?: FieldType
  readonly unit?: keyof typeof byUnit
}

/**
 * Returns the type of a field: `as`, else its unit, else the filter of its name, else text. Browsers use it without the
 * schema; a test compares it with the schema.
 */
export const typeOf = (
  { fields, list }: { readonly fields: Readonly<Record<string, Typed>>; readonly list: Pick<ListSpec, 'filters'> },
  name: string,
): FieldType => {
  const { as, unit } = fields[name] ?? {}
  if (as) return as
  if (unit) return byUnit[unit]
  const filter = list.filters[name]
  if (filter?.kind === 'number' && filter.isKey) return 'reference'
  if (filter?.kind === 'date' && filter.isDay) return 'dated'
  return filter ? byFilter[filter.kind] : 'text'
}
