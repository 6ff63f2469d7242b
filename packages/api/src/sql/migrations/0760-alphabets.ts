import { type Kysely, sql } from 'kysely'

/** The languages that have an order of their own, and how it differs where the database does not know the language. */
const languages = { es: '&N<ñ<<<Ñ', ja: '' } as const

/** What a collation is made of: the language, Unicode's order with its rules or without, and else that of the bytes. */
const madeOf = async (db: Kysely<never>, language: 'und' | keyof typeof languages): Promise<string> => {
  const { rows } = await sql<{ collname: string; knowsRules: boolean }>`
    select "collname", current_setting('server_version_num')::integer >= 160000 as "knowsRules" from pg_collation
    where "collname" in (${`${language}-x-icu`}, 'und-x-icu') and "collnamespace" = 'pg_catalog'::regnamespace`.execute(
    db,
  )
  const own = rows.find(({ collname }) => collname.startsWith(language))
  if (own) return `from "${own.collname}"`
  const [any] = rows
  if (!any) return 'from "C"'
  const rules = language === 'und' ? '' : languages[language]
  return rules && any.knowsRules ? `(provider = icu, locale = 'und', rules = '${rules}')` : `from "und-x-icu"`
}

interface Sorted {
  readonly table: string
  readonly name: string
  readonly by: string
  readonly key?: string
  readonly more?: string
}

/** Of the lists that may be long: what each language sorts in its own way. */
const words: readonly Sorted[] = [
  { table: 'users', name: 'name', by: '"name"' },
  { table: 'orders', name: 'customer_name', by: '"customerName"', more: 'include ("status")' },
  { table: 'products', name: 'title', by: '"title"' },
  {
    table: 'invoices',
    name: 'customer_name',
    by: '"customerName"',
    key: 'number',
    more: 'include ("stage", "status", "language")',
  },
  { table: 'tickets', name: 'subject', by: '"subject"' },
  { table: 'expenses', name: 'vendor', by: '"vendor"' },
  { table: 'enrolments', name: 'course_title', by: '"courseTitle"' },
  { table: 'enrolments', name: 'learner_name', by: '"learnerName"' },
  { table: 'applicants', name: 'name', by: '"name"' },
]

/** What all languages sort alike. */
const codes: readonly Sorted[] = [
  { table: 'users', name: 'email_order', by: '"email"' },
  { table: 'users', name: 'phone_order', by: '"phone"' },
  { table: 'users', name: 'address', by: '"address"' },
  { table: 'deliveries', name: 'day', by: '"expectedOn"' },
]

const indexOf = ({ table, name, by, key = 'id', more = '' }: Sorted, language = ''): string =>
  `create index "${table}_${name}${language}" on "${table}" (${by} collate "alphabet${language}", "${key}") ${more}
    where "deletedAt" is null`

/** Texts were sorted by the bytes of their small letters: Ä after Z. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql.raw(`create collation "alphabet" ${await madeOf(db, 'und')}`).execute(db)
  for (const language of ['es', 'ja'] as const)
    await sql.raw(`create collation "alphabet_${language}" ${await madeOf(db, language)}`).execute(db)
  const statements = [
    ...[...words, ...codes].map(({ table, name }) => `drop index if exists "${table}_${name}"`),
    ...words.flatMap((each) => ['', '_es', '_ja'].map((language) => indexOf(each, language))),
    ...codes.map((each) => indexOf(each)),
    `drop index "deliveries_product"`,
    `create index "deliveries_product" on "deliveries" ("productId", "expectedOn" collate "alphabet", "id")
      where "deletedAt" is null`,
    // The one by small letters finds the orders of an invoice, however its number is written.
    `create index "orders_invoice_filter" on "orders" ((coalesce("invoiceId", '') collate "alphabet"))
      where "deletedAt" is null`,
    `analyze "orders"`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
