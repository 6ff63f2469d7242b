import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { entities } from '../kit/entities.ts'
import { idQuery, requiredText, text, versioned } from '../kit/fields.ts'

/** The list of a view. */
const ofList = z.object({ list: z.enum(entities) })

const names = z.array(requiredText(100)).max(100)

/** Columns and rows of a list; absent properties have the default of the list. */
export const Layout = z.object({
  /** The columns in their order. */
  columns: names.nullable(),
  density: z.enum(['normal', 'compact']).nullable(),
  /** Separate pages, or continuous scrolling. */
  flow: z.enum(['pages', 'continuous']).nullable(),
  /** A table, a grid of cards, or a board with a column for each status. */
  shape: z.enum(['table', 'grid', 'board']).nullable(),
  widths: z.record(requiredText(100), z.int().min(1).max(5000)),
  pinned: z.record(requiredText(100), z.enum(['left', 'right'])),
})
export type Layout = z.output<typeof Layout>

const fields = z.object({
  name: requiredText(60),
  /** True if everyone who may read the list can use it. */
  shared: z.boolean(),
  /** Query string of the page: filters, search, order and columns. */
  search: text(4000),
  /** True if the requesting user's list opens with this view. */
  isDefault: z.boolean(),
})

export const ViewDraft = fields.extend({
  list: z.enum(entities),
  shared: fields.shape.shared.default(false),
  isDefault: fields.shape.isDefault.default(false),
})
export type ViewDraft = z.output<typeof ViewDraft>

/** Position among the requesting user's views, from 0. */
const position = z.int().min(0).max(1000)

export const ViewPatch = fields.extend({ position }).partial()
export type ViewPatch = z.output<typeof ViewPatch>

export const View = fields.extend({
  id: z.int(),
  list: z.enum(entities),
  position,
  owner: z.object({ id: z.int(), name: z.string() }),
  ...versioned.shape,
})
export type View = z.output<typeof View>

const one = z.object({ view: View })

export const views = {
  list: endpoint({
    method: 'GET',
    path: '/views',
    needs: 'session',
    summary: 'List your own and the shared saved views of a list, in your order',
    query: ofList,
    output: z.array(View),
  }),
  create: endpoint({
    method: 'POST',
    path: '/views',
    needs: 'session',
    summary: 'Save a view; sharing it needs views:share',
    body: ViewDraft,
    output: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/views',
    needs: 'session',
    summary: 'Change a view, or its position among yours; changing a shared one needs views:share',
    query: idQuery,
    body: ViewPatch,
    output: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/views',
    needs: 'session',
    summary: 'Delete a view; a shared one needs views:share',
    query: z.object({ id: z.string() }),
    output: one,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/views/restore',
    needs: 'session',
    summary: 'Restore a deleted view',
    query: z.object({ id: z.string() }),
    output: one,
  }),
}

export const preferences = {
  read: endpoint({
    method: 'GET',
    path: '/preferences',
    needs: 'session',
    summary: 'Get your layout of a list',
    query: ofList,
    output: Layout,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/preferences',
    needs: 'session',
    summary: 'Save your layout of a list; absent properties stay unchanged',
    query: ofList,
    body: Layout.partial(),
    output: Layout,
  }),
}
