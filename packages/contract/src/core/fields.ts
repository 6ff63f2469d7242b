import { z } from 'zod'
import { isMultiline, isSingleLine } from './characters.ts'
import { countries, countryCode } from './countries.ts'
import { emailPattern, withAsciiDomain } from './email.ts'
import { isKnownInstant } from './instant.ts'
import { locales } from './locales.ts'
import { hasPlaces, isMoney, maxMinor } from './money.ts'
import { isDialable } from './phone.ts'
import { isPictureAddress } from './pictures.ts'

/** Building blocks of the entities: each rule has one place. */

const characters = { params: { code: 'characters' } }

/** A single line of text, as names are. */
export const text = (most: number) => z.string().trim().max(most).refine(isSingleLine, characters)
export const requiredText = (most: number) => text(most).min(1)

const isNoCountry = (value: string): boolean =>
  /^[a-z]{2}$/i.test(value) && !countryCode(value) && !countries.some(({ code }) => code === value.toUpperCase())

/** A country by its name, or by its code: two letters are one of ISO 3166-1. */
export const countryText = (most: number) =>
  text(most).refine((value) => !isNoCountry(value), { params: { code: 'country' } })

/** An e-mail address, in the form in which it is found. */
export const emailAddress = text(254)
  .overwrite(withAsciiDomain)
  .pipe(z.email({ pattern: emailPattern }))

/** A telephone number as it was typed, or none. */
export const phone = text(40).refine(isDialable, { params: { code: 'phone' } })

/** Text of several lines; however a line was ended, it is kept with a line feed. */
export const multilineText = (most: number) =>
  z
    .string()
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .trim()
    .max(most)
    .refine(isMultiline, characters)
export const requiredMultilineText = (most: number) => multilineText(most).min(1)

/** An amount on the wire: a decimal with at most two places. */
export const money = z
  .number()
  .min(0)
  .max(maxMinor / 100)
  .refine(isMoney, { params: { code: 'decimals' } })

/** Amounts added up: as an amount, and it may be larger than any one. */
export const sum = z.number().min(0)

/** A PostgreSQL `integer` key; requests may send it as text. */
export const maxId = 2_147_483_647
export const id = z.int().min(1).max(maxId)
/** Of what is told newest first: only what came before the one with this id. */
export const before = z.coerce.number().int().min(1).max(maxId).optional()
export const sentId = z.union([
  id,
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(id),
])

/** An instant, ISO 8601; a plain date counts as its midnight in UTC. */
export const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine(isKnownInstant, { params: { code: 'date' } })
  .transform((value) => new Date(value).toISOString())

/** As it comes back. */
export const timestamp = z.iso.datetime()

/** A picture: a path of this product at which there are pictures, or an https address. */
export const picture = text(2048).refine((value) => value === '' || isPictureAddress(value), {
  params: { code: 'invalid' },
})

/** An address on the web that people follow. */
export const link = (most: number) =>
  text(most).refine((value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)), {
    params: { code: 'invalid' },
  })

/** Which line of an order, from 0. */
export const lineOfOrder = z.int().min(0).max(999)

export const quantity = z.int().min(1).max(1_000_000)
export const percent = z
  .number()
  .min(0)
  .max(100)
  .refine(isMoney, { params: { code: 'decimals' } })

/** A number of at most so many places, which a problem of it names. */
const withPlaces = (places: number) =>
  z.number().refine((value) => hasPlaces(value, places), { params: { code: 'decimals', limit: places } })

/** How much of something is billed, which need not be pieces: 3.25 hours. */
export const measure = withPlaces(4).min(0.0001).max(1_000_000)
/** The price of a unit, which may be less than a cent: of a kilowatt hour, for example. */
export const unitPrice = withPlaces(4)
  .min(0)
  .max(maxMinor / 100)
/** Percent of tax. */
export const taxRate = withPlaces(3).min(0).max(100)

/** A VAT number, without what is written between its digits. Whether its check digits are right is looked at by the API. */
export const vatId = z
  .string()
  .overwrite((value) => value.replaceAll(/[\s.-]/g, '').toUpperCase())
  .max(20)
  .refine((value) => value === '' || /^[A-Z]{2}[A-Z\d+*]{2,18}$/.test(value), { params: { code: 'vat_id' } })

/** Text of a choice in any letter case, as its canonical form. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .transform((value) => values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value)
    .pipe(z.enum(values))

/** What `?id=` of a read or a delete may be: unknown ones are answered, malformed ones are simply unknown. */
export const idQuery = z.object({ id: z.string().optional() })

/** The ids of a delete: a non-empty list, numbers or text. */
export const idsBody = z.object({
  ids: z
    .array(z.union([z.number(), z.string()]))
    .min(1)
    .max(100_000),
})

/** What every stored record carries. */
export const versioned = z.object({ version: z.int() })

/** How many records there are for each value of a filter, under all the other filters. */
export const facets = z.record(z.string(), z.record(z.string(), z.int()))
export type Facets = z.output<typeof facets>

/** What an export may be told beside the parameters of its list. */
export const exportQuery = z.object({
  /** A JSON array: the titles of the columns that `fields` names, in the reader's language. */
  titles: z.string().max(5000).optional(),
  /** Separator, decimal sign and days as spreadsheets of this language read them; those of programs without it. */
  spreadsheet: z.enum(locales).optional(),
})

/** Why something is done; goes into the journal. */
export const reason = multilineText(500).optional()

export const option = z.object({ id: z.int(), title: z.string(), value: z.string() })
export type Option = z.output<typeof option>

export const summaryCard = z.object({
  id: z.int(),
  title: z.string(),
  totalOrder: z.int(),
  icon: z.string(),
  color: z.string(),
})
export type SummaryCard = z.output<typeof summaryCard>

/** What a new record may have: its fields, some of which may be left out. Never use it for changes, which would apply the defaults. */
export const draftOf = <
  Shape extends z.ZodRawShape,
  Defaults extends { readonly [Name in keyof Shape]?: Shape[Name] extends z.ZodType ? z.output<Shape[Name]> : never },
>(
  fields: z.ZodObject<Shape>,
  defaults: Defaults,
) => {
  const optional = Object.entries(defaults).map(([name, value]) => [
    name,
    (fields.shape[name] as z.ZodType).default(value),
  ])
  // Names handed in lose their types in a loop.
  return fields.extend(Object.fromEntries(optional)) as unknown as z.ZodObject<
    Omit<Shape, keyof Defaults> & {
      [Name in keyof Shape & keyof Defaults]: Shape[Name] extends z.ZodType ? z.ZodDefault<Shape[Name]> : never
    }
  >
}
