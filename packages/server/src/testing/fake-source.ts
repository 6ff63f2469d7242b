import type { Db } from '@quarterdeck/api'
import { sql } from 'kysely'
import type { Source } from '../server.ts'

/** A minimal product for tests of the host alone: one table of notes behind the same interface as the real API. */
export const fakeSource: Source = {
  migrate: (db) =>
    db.transaction().execute(async (tx) => {
      // "If not exists" alone doesn't prevent a conflict between two concurrent starts.
      await sql`SELECT pg_advisory_xact_lock(4711)`.execute(tx)
      await sql`CREATE TABLE IF NOT EXISTS installation (key text PRIMARY KEY, value jsonb NOT NULL)`.execute(tx)
      await sql`CREATE TABLE IF NOT EXISTS notes (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, text text NOT NULL)`.execute(
        tx,
      )
    }),
  hasData: async (db) => (await notes(db)).length > 0,
  seedSample: async (db) => {
    await sql`INSERT INTO notes (text) VALUES ('sample')`.execute(db)
  },
  createApi: ({ db, isOutage, waitForDatabase, background }) => {
    const work = async (request: Request, text: string): Promise<Response> => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/echo') return Response.json(Object.fromEntries(request.headers))
      if (pathname === '/api/large') return Response.json({ text: 'x'.repeat(5000) })
      if (pathname === '/api/stream') {
        const stream = new ReadableStream({
          start: (controller) => {
            for (let chunk = 0; chunk < 10; chunk++) controller.enqueue(Buffer.alloc(1000, 'y'))
            controller.close()
          },
        })
        return new Response(stream, { headers: { 'content-type': 'text/csv' } })
      }
      if (pathname === '/api/refuse') return tooLarge()
      if (pathname === '/api/refuse-late') {
        const reader = request.body?.getReader()
        await reader?.read()
        await reader?.cancel()
        return tooLarge()
      }
      if (pathname === '/api/end-sessions') {
        await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(
          db,
        )
        return new Response(null)
      }
      if (pathname === '/api/sleepers') {
        const found = await sql<{
          sleeping: number
        }>`SELECT count(*) AS sleeping FROM pg_stat_activity WHERE wait_event = 'PgSleep'`.execute(db)
        return Response.json(found.rows[0]?.sleeping)
      }
      if (pathname === '/api/slow') return slow(request)
      if (pathname === '/api/fail') throw new Error('Asked to fail')
      if (pathname === '/api/later') {
        background(sql`SELECT pg_sleep(1)`.execute(db).then(() => add(db, 'later')))
        return new Response(null, { status: 202 })
      }
      if (pathname !== '/api/notes') return new Response(null, { status: 404 })
      if (request.method === 'POST') await add(db, text)
      return Response.json(await notes(db))
    }
    const slow = async (request: Request) => {
      await sql`SELECT pg_sleep(0.8)`.execute(db)
      return new Response(new URL(request.url).search)
    }
    const fetch = async (request: Request): Promise<Response> => {
      const text = request.method === 'POST' && request.url.endsWith('/notes') ? await request.text() : ''
      for (;;) {
        try {
          return await work(request, text)
        } catch (error) {
          if (!isOutage(error)) throw error
          if (!(await waitForDatabase())) return new Response(null, { status: 503, headers: { 'Retry-After': '1' } })
        }
      }
    }
    return { fetch, resume: () => undefined, stop: () => undefined }
  },
}

const tooLarge = () => new Response('too large', { status: 413, headers: { connection: 'close' } })

const add = async (db: Db, text: string) => {
  await sql`INSERT INTO notes (text) VALUES (${text})`.execute(db)
}

const notes = async (db: Db) =>
  (await sql<{ id: number; text: string }>`SELECT id, text FROM notes ORDER BY id`.execute(db)).rows
