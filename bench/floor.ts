import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parseArgs } from 'node:util'
import pg from 'pg'

/**
 * The floor: the least that a server on this database could do. Node's own HTTP server, the same driver, straightforward
 * SQL; no sign-in, no validation, no journal, no events. The product is measured against it.
 */
const { values } = parseArgs({ options: { database: { type: 'string' } } })
const pool = new pg.Pool({ connectionString: values.database, max: 16 })

const withItems = `o.*, (select json_agg(i order by i."position") from "orderItems" i where i."orderId" = o."id") as items`
const live = 'o."deletedAt" is null'
const newest = 'order by o."createAt" desc, o."id" desc limit 50'
const searched = `lower(o."id"::text || ' ' || coalesce(o."invoiceId", '') || ' ' || o."customerName" || ' ' || o."customerEmail" || ' ' || o."shipping")`

const rows = async (text: string, parameters: readonly unknown[] = []) => (await pool.query(text, [...parameters])).rows
const total = async (where: string, parameters: readonly unknown[] = []) =>
  (await rows(`select count(*)::int as total from "orders" o where ${where}`, parameters))[0]

const byStatus = `${live} and o."status" = $1 and o."createAt" < $2`

type Answer = (given: URLSearchParams) => Promise<unknown>

const answers: Readonly<Record<string, Answer>> = {
  '/order': (given) => rows(`select ${withItems} from "orders" o where ${live} and o."id" = $1`, [given.get('id')]),
  '/page': (given) =>
    rows(`select ${withItems} from "orders" o where ${byStatus} ${newest}`, [given.get('status'), given.get('before')]),
  '/page-total': async (given) => {
    const parameters = [given.get('status'), given.get('before')]
    return Promise.all([
      rows(`select ${withItems} from "orders" o where ${byStatus} ${newest}`, parameters),
      total(byStatus, parameters),
    ])
  },
  '/all-total': () => Promise.all([rows(`select ${withItems} from "orders" o where ${live} ${newest}`), total(live)]),
  '/position': (given) =>
    rows(`select ${withItems} from "orders" o where ${live} ${newest} offset $1`, [given.get('offset')]),
  '/search': (given) =>
    rows(`select ${withItems} from "orders" o where ${live} and ${searched} like $1 ${newest}`, [
      `%${given.get('q')?.toLowerCase()}%`,
    ]),
  '/revenue': () =>
    rows(`select date_trunc('month', o."createAt") as month, count(*), sum(o."totalAmount") from "orders" o
      where ${live} and o."status" <> 'Return' and o."createAt" >= now() - interval '24 months' group by 1 order by 1`),
  '/top-products': () =>
    rows(`select i."productId", sum(i."quantity") as quantity from "orderItems" i join "orders" o on o."id" = i."orderId"
      where ${live} and o."status" <> 'Return' group by 1 order by 2 desc limit 10`),
  '/status': (given) =>
    rows(
      `update "orders" set "status" = $2, "updatedAt" = now(), "version" = "version" + 1 where "id" = $1 returning *`,
      [given.get('id'), given.get('status')],
    ),
  '/many': (given) =>
    rows(
      `update "orders" set "status" = $3, "updatedAt" = now(), "version" = "version" + 1 where "id" >= $1 and "id" < $2 returning "id"`,
      [given.get('from'), given.get('to'), given.get('status')],
    ),
}

/** Returns a query for the driver that streams the output of COPY to the response, with backpressure. */
const copyOut = (text: string, response: ServerResponse, done: () => void) => {
  let source: Socket | undefined
  return {
    submit: (connection: { query: (text: string) => void; stream: Socket }) => {
      source = connection.stream
      response.on('drain', () => source?.resume())
      connection.query(text)
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      if (!response.write(chunk)) source?.pause()
    },
    handleCommandComplete: () => undefined,
    handleError: (error: Error) => void response.destroy(error),
    handleReadyForQuery: () => {
      response.end()
      done()
    },
  }
}

const exportAll = async (response: ServerResponse) => {
  const client = await pool.connect()
  const columns = `"id", "customerName", "status", "paymentMethod", "invoiceId", "createAt", "deliveredAt", "totalAmount"`
  const text = `copy (select ${columns} from "orders" where "deletedAt" is null order by "id") to stdout with (format csv, header)`
  client.query(copyOut(text, response, () => client.release()) as unknown as pg.Submittable)
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  if (pathname === '/export') return void exportAll(response)
  const found = await answers[pathname]?.(searchParams)
  const body = Buffer.from(JSON.stringify(found ?? null))
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/\n`)
})
