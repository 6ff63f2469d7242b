import { z } from 'zod'
import { isMultiline, isSingleLine } from './characters.ts'
import { countries, countryCode } from './countries.ts'
import { emailPattern, withAsciiDomain } from './email.ts'
import { isKnownInstant } from './instant.ts'
import { locales } from './locales.ts'
import { hasPlaces, isMoney, maxMinor } from './money.ts'
import { isDialable } from './phone.ts'
import { isPictureAddress } from './pictures.ts'

/** Schemas shared by the entities, one per rule. */

const characters = { params: { code: 'characters' } }

/** A text of one line, such as a name. */
export const text = (most: number) => z.string().trim().max(most).refine(isSingleLine, characters)
export const requiredText = (most: number) => text(most).min(1)

const isNoCountry = (value: string): boolean =>
  /^[a-z]{2}$/i.test(value) && !countryCode(value) && !countries.some(({ code }) => code === value.toUpperCase())

/** A country by its name or its code; two letters are an ISO 3166-1 code. */
export const countryText = (most: number) =>
  text(most).refine((value) => !isNoCountry(value), { params: { code: 'country' } })

/** An email address in its canonical form. */
export const emailAddress = text(254)
  .overwrite(withAsciiDomain)
  .pipe(z.email({ pattern: emailPattern }))

/** A telephone number exactly as entered; may be empty. */
export const phone = text(40).refine(isDialable, { params: { code: 'phone' } })

/** A text of several lines. Line ends are normalized to line feeds. */
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

/** A sum of amounts, which may exceed the largest amount. */
export const sum = z.number().min(0)

/** A PostgreSQL `integer` key; requests may send it as text. */
export const maxId = 2_147_483_647
export const id = z.int().min(1).max(maxId)
/** Cursor of a list that is sorted newest first: returns only what came before this id. */
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

/** An instant as responses contain it. */
export const timestamp = z.iso.datetime()

/** A picture: a path of this product that serves pictures, or an https URL; may be empty. */
export const picture = text(2048).refine((value) => value === '' || isPictureAddress(value), {
  params: { code: 'invalid' },
})

/** A URL; may be empty. */
export const link = (most: number) =>
  text(most).refine((value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)), {
    params: { code: 'invalid' },
  })

/** Index of a line of an order, from 0. */
export const lineOfOrder = z.int().min(0).max(999)

export const quantity = z.int().min(1).max(1_000_000)
export const percent = z
  .number()
  .min(0)
  .max(100)
  .refine(isMoney, { params: { code: 'decimals' } })

/** Returns the schema of a number with at most this many decimal places. Its error names the limit. */
const withPlaces = (places: number) =>
  z.number().refine((value) => hasPlaces(value, places), { params: { code: 'decimals', limit: places } })

/** A billed quantity, not necessarily whole: 3.25 hours. */
export const measure = withPlaces(4).min(0.0001).max(1_000_000)
/** A unit price, which may have fractions of a cent, such as that of a kilowatt hour. */
export const unitPrice = withPlaces(4)
  .min(0)
  .max(maxMinor / 100)
/** Tax rate in percent. */
export const taxRate = withPlaces(3).min(0).max(100)

/** A VAT number without separators. Its check digits are verified by the API. */
export const vatId = z
  .string()
  .overwrite((value) => value.replaceAll(/[\s.-]/g, '').toUpperCase())
  .max(20)
  .refine((value) => value === '' || /^[A-Z]{2}[A-Z\d+*]{2,18}$/.test(value), { params: { code: 'vat_id' } })

/** Returns the schema of a choice that accepts any letter case and normalizes it. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .transform((value) => values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value)
    .pipe(z.enum(values))

/** Query `?id=` of a read or a delete. A malformed id is treated as an unknown one. */
export const idQuery = z.object({ id: z.string().optional() })

/** Body of a delete: a non-empty list of ids, as numbers or text. */
export const idsBody = z.object({
  ids: z
    .array(z.union([z.number(), z.string()]))
    .min(1)
    .max(100_000),
})

/** Field of every stored record. */
export const versioned = z.object({ version: z.int() })

/** Number of records for each value of a filter, under all other filters. */
export const facets = z.record(z.string(), z.record(z.string(), z.int()))
export type Facets = z.output<typeof facets>

/** Parameters of an export in addition to those of its list. */
export const exportQuery = z.object({
  /** JSON array with the titles of the columns in `fields`, in the reader's language. */
  titles: z.string().max(5000).optional(),
  /**
   * Language whose spreadsheets read the file: sets separator, decimal sign and dates. Without it, the format is for
   * programs.
   */
  spreadsheet: z.enum(locales).optional(),
})

/** Reason of a change, recorded in the journal. */
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

/**
 * Returns the schema of a new record, with defaults for some fields. Never use it for changes, which would apply the
 * defaults.
 */
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
  // Names passed as an array lose their types in a loop.
  return fields.extend(Object.fromEntries(optional)) as unknown as z.ZodObject<
    Omit<Shape, keyof Defaults> & {
      [Name in keyof Shape & keyof Defaults]: Shape[Name] extends z.ZodType ? z.ZodDefault<Shape[Name]> : never
    }
  >
}
