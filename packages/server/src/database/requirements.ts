import pg from 'pg'

/** The facts about a database that its requirements depend on. */
export interface Facts {
  readonly version: number
  readonly encoding: string
  readonly hasIcu: boolean
  readonly role: string
  readonly name: string
  /** True for a role that can create tables and change those of an existing installation. */
  readonly ownsTables: boolean
  /** The state of `pg_trgm`: installed, creatable by this role or not, or missing in this PostgreSQL. */
  readonly trigrams: 'installed' | 'allowed' | 'refused' | 'missing'
}

const question = `
  SELECT current_setting('server_version_num')::int AS "version",
    current_setting('server_encoding') AS "encoding",
    EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS "hasIcu",
    current_user AS "role",
    current_database() AS "name",
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AND NOT EXISTS (
      SELECT FROM pg_class WHERE oid = to_regclass('kysely_migration') AND NOT pg_has_role(relowner, 'USAGE')
    ) AS "ownsTables",
    CASE
      WHEN EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN 'installed'
      WHEN NOT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN 'missing'
      WHEN has_database_privilege(current_database(), 'CREATE') THEN 'allowed'
      ELSE 'refused'
    END AS "trigrams"`

const oldest = 13

/** Returns the missing requirement of a database, as the end of a sentence; undefined if it has all. */
export const missingRequirement = ({
  version,
  encoding,
  hasIcu,
  role,
  name,
  ownsTables,
  trigrams,
}: Facts): string | undefined => {
  const major = Math.floor(version / 10_000)
  const owning = `make it the owner, by: alter database "${name}" owner to "${role}"`
  if (major < oldest) return `it is PostgreSQL ${major}, and ${oldest} or newer is needed`
  if (encoding !== 'UTF8') return `its encoding is ${encoding}, and UTF-8 is needed: create it with encoding 'UTF8'`
  if (!hasIcu) return 'its PostgreSQL was built without ICU, by which texts are sorted'
  if (!ownsTables) return `the role "${role}" may not create or change tables in it: ${owning}`
  if (trigrams === 'missing') return 'the extension pg_trgm is not installed on its machine (postgresql-contrib)'
  if (trigrams === 'refused') return `the role "${role}" may not create the extension pg_trgm in it: ${owning}`
  return undefined
}

type AskPid = () => Promise<number>

/**
 * Returns whether a pooler shares sessions among clients, by the process ids that serve two of them: with sessions of
 * their own, each keeps one that the other never gets. The order reveals poolers that reuse the last session and those
 * that rotate.
 */
export const isPooled = async (one: AskPid, other: AskPid): Promise<boolean> => {
  const served = new Map<AskPid, number>()
  for (const ask of [one, other, other, one, one, other]) {
    const pid = await ask()
    if (served.get(ask) !== undefined && served.get(ask) !== pid) return true
    served.set(ask, pid)
    if (served.get(one) === served.get(other)) return true
  }
  return false
}

const pooled =
  'it is reached through a pooler in transaction or statement mode, and Quarterdeck needs sessions: set pool_mode = session, or connect to PostgreSQL itself'

/**
 * Returns why a database cannot be used, as the end of a sentence; undefined where it can be.
 * @param use `looking` where nothing is created in it
 */
export const obstacleOf = async (config: pg.ClientConfig, use: 'serving' | 'looking'): Promise<string | undefined> => {
  const clients = [0, 1].map(() => new pg.Client({ ...config, connectionTimeoutMillis: 5000, query_timeout: 5000 }))
  const askPid = (client: pg.Client) => async () =>
    Number((await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid)
  for (const client of clients) client.on('error', () => undefined)
  try {
    for (const client of clients) await client.connect()
    const [one, other] = clients as [pg.Client, pg.Client]
    if (await isPooled(askPid(one), askPid(other))) return pooled
    const [facts] = use === 'serving' ? (await one.query<Facts>(question)).rows : []
    return facts && missingRequirement(facts)
  } finally {
    // Not awaited: a peer that has vanished would never acknowledge it.
    for (const client of clients) client.end().catch(() => undefined)
  }
}
