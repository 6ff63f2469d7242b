import type { Locale } from './locales.ts'
import { type NoticeEvent, noticeEvent } from './notice-event.ts'

/** Access roles that need explicit permissions. Owners and administrators may do everything, viewers read. */
export type Granted = 'manager' | 'support'

/** Properties of an entity apart from its fields. Free of zod, so that every screen can import them. */
interface Common {
  /** Name of one record in the specification. */
  readonly title: string
  /** Supports bulk changes, bulk deletion and restoring, and so has exports and a bin. */
  readonly bulk?: true
  /** Has a list at `/entity`, with a place in the menu. */
  readonly listed?: true
  /** Has a form at `/entity/create` and `/entity/$id`. */
  readonly form?: true
  /** Can be imported from files. */
  readonly imported?: true
  /** Found by the global search. */
  readonly searched?: true
  /** Write permission includes deletion, since deleting corrects the parent record. */
  readonly deletedByWriters?: true
  /** Has internal notes. */
  readonly notes?: true
  /** Never changed, deleted or undone, since money was paid out. */
  readonly final?: true
  /** Events that send notices. */
  readonly events?: Readonly<Record<string, NoticeEvent>>
}

/** Properties of an entity with its own permissions. */
interface Independent extends Common {
  /** Names in the menu and in lists of permissions. */
  readonly names: Readonly<Record<Locale, string>>
  /** Permissions other than reading, which all roles have, with the access roles that have each. */
  readonly grants: Readonly<Record<string, readonly Granted[]>>
  readonly permissionsFrom?: undefined
}

interface Dependent extends Common {
  /** Entity whose permissions apply. */
  readonly permissionsFrom: string
}

type Facts = Independent | Dependent

/** All entities. A new one starts here; the compiler then asks for the rest. */
const facts = {
  users: {
    title: 'User',
    names: { en: 'Users', es: 'Usuarios', de: 'Benutzer', ja: 'ユーザー' },
    bulk: true,
    listed: true,
    form: true,
    imported: true,
    searched: true,
    notes: true,
    grants: { write: [], delete: [], access: [], impersonate: [] },
    events: {
      user_pending: noticeEvent('users:write', ({ user }) => `users/${user}`, { group: 'people', mail: true }),
      access_asked: noticeEvent('users:access', () => 'users/access', { group: 'people', mail: true }),
      access_answered: noticeEvent('you', undefined, { group: 'people', mail: true }),
    },
  },
  orders: {
    title: 'Order',
    names: { en: 'Orders', es: 'Pedidos', de: 'Bestellungen', ja: '注文' },
    bulk: true,
    listed: true,
    searched: true,
    notes: true,
    grants: { write: ['manager', 'support'], delete: ['manager'], refund: ['manager'] },
    events: {
      order_new: noticeEvent('orders:write', ({ order }) => `orders/${order}`),
      order_returned: noticeEvent('orders:write', ({ order }) => `orders/${order}`),
    },
  },
  refunds: {
    title: 'Refund',
    names: { en: 'Refunds', es: 'Reembolsos', de: 'Erstattungen', ja: '返金' },
    final: true,
    grants: {},
    events: {
      refunded: noticeEvent('orders:refund', ({ order }) => `orders/${order}`),
    },
  },
  notes: {
    title: 'Note',
    names: { en: 'Notes', es: 'Notas', de: 'Notizen', ja: 'メモ' },
    grants: { write: ['manager', 'support'], delete: ['manager', 'support'] },
  },
  products: {
    title: 'Product',
    names: { en: 'Products', es: 'Productos', de: 'Produkte', ja: '商品' },
    bulk: true,
    listed: true,
    form: true,
    imported: true,
    searched: true,
    notes: true,
    grants: { write: ['manager'], delete: ['manager'] },
    events: {
      stock_low: noticeEvent('products:write', ({ product }) => `products/${product}`, { digest: true }),
      product_published: noticeEvent('products:write', ({ product }) => `products/${product}`),
    },
  },
  deliveries: { title: 'Delivery', permissionsFrom: 'products' },
  reviews: {
    title: 'Review',
    names: { en: 'Reviews', es: 'Reseñas', de: 'Bewertungen', ja: 'レビュー' },
    bulk: true,
    listed: true,
    searched: true,
    grants: { write: ['manager', 'support'], delete: ['manager'] },
  },
  invoices: {
    title: 'Invoice',
    names: { en: 'Invoices', es: 'Facturas', de: 'Rechnungen', ja: '請求書' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    notes: true,
    grants: { write: ['manager'], delete: ['manager'] },
    events: {
      invoice_overdue: noticeEvent('invoices:write', () => 'invoices?state=overdue', { digest: true }),
      invoice_viewed: noticeEvent('you', ({ invoice }) => `invoices/${invoice}/details`),
    },
  },
  series: {
    title: 'Series',
    names: {
      en: 'Recurring invoices',
      es: 'Facturas recurrentes',
      de: 'Wiederkehrende Rechnungen',
      ja: '定期請求',
    },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
    events: {
      series_paused: noticeEvent('series:write', ({ series }) => `series/${series}/details`, { digest: true }),
      series_unsent: noticeEvent('series:write', ({ invoice }) => `invoices/${invoice}/details`, { digest: true }),
    },
  },
  expenses: {
    title: 'Expense',
    names: { en: 'Expenses', es: 'Gastos', de: 'Ausgaben', ja: '経費' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    notes: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  budgets: {
    title: 'Budget',
    names: { en: 'Budgets', es: 'Presupuestos', de: 'Budgets', ja: '予算' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  targets: {
    title: 'Target',
    names: { en: 'Sales targets', es: 'Objetivos de ventas', de: 'Umsatzziele', ja: '売上目標' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  courses: {
    title: 'Course',
    names: { en: 'Courses', es: 'Cursos', de: 'Kurse', ja: 'コース' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  enrolments: {
    title: 'Enrollment',
    names: { en: 'Enrollments', es: 'Inscripciones', de: 'Anmeldungen', ja: '受講登録' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    notes: true,
    grants: { write: ['manager', 'support'], delete: ['manager'] },
  },
  openings: {
    title: 'Opening',
    names: { en: 'Openings', es: 'Vacantes', de: 'Offene Stellen', ja: '求人' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  applicants: {
    title: 'Applicant',
    names: { en: 'Applicants', es: 'Candidatos', de: 'Bewerbungen', ja: '応募者' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    notes: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  tickets: {
    title: 'Ticket',
    names: { en: 'Tickets', es: 'Tickets', de: 'Tickets', ja: 'チケット' },
    bulk: true,
    listed: true,
    searched: true,
    notes: true,
    grants: { write: ['manager', 'support'], delete: ['manager', 'support'] },
    events: {
      ticket_new: noticeEvent('tickets:write', ({ ticket }) => `tickets/${ticket}`),
      ticket_assigned: noticeEvent('you', ({ ticket }) => `tickets/${ticket}`),
      ticket_answered: noticeEvent('you', ({ ticket }) => `tickets/${ticket}`),
      ticket_due: noticeEvent('tickets:write', ({ ticket }) => `tickets/${ticket}`),
      ticket_missed: noticeEvent('tickets:write', ({ ticket }) => `tickets/${ticket}`, { digest: true }),
    },
  },
  articles: {
    title: 'Article',
    names: { en: 'Help articles', es: 'Artículos de ayuda', de: 'Hilfeartikel', ja: 'ヘルプ記事' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager', 'support'], delete: ['manager'] },
  },
  replies: {
    title: 'Canned reply',
    names: { en: 'Canned replies', es: 'Respuestas predefinidas', de: 'Textbausteine', ja: '定型返信' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager', 'support'], delete: ['manager', 'support'] },
  },
  campaigns: {
    title: 'Campaign',
    names: { en: 'Campaigns', es: 'Campañas', de: 'Kampagnen', ja: 'キャンペーン' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  goals: {
    title: 'Goal',
    names: { en: 'Goals', es: 'Metas', de: 'Ziele', ja: 'ゴール' },
    bulk: true,
    listed: true,
    form: true,
    searched: true,
    grants: { write: ['manager'], delete: ['manager'] },
  },
  boards: {
    title: 'Board',
    names: { en: 'Boards', es: 'Tableros', de: 'Boards', ja: 'ボード' },
    grants: { write: ['manager', 'support'], delete: ['manager'] },
  },
  cards: { title: 'Card', permissionsFrom: 'boards', deletedByWriters: true, searched: true, notes: true },
  messages: { title: 'Message', permissionsFrom: 'tickets', deletedByWriters: true },
  shipments: { title: 'Shipment', permissionsFrom: 'orders', deletedByWriters: true },
  payments: { title: 'Payment', permissionsFrom: 'invoices', deletedByWriters: true },
} as const satisfies Readonly<Record<string, Facts>>

export type Entity = keyof typeof facts

type Names = readonly [Entity, ...Entity[]]
export const entities = Object.keys(facts) as unknown as Names

/** Returns the properties of an entity. */
export const factsOf = (entity: Entity): Facts => facts[entity]

/** Entities with permissions of their own. */
type IndependentName = { [Name in Entity]: (typeof facts)[Name] extends Independent ? Name : never }[Entity]

const independent = entities.flatMap((entity) => {
  const its = factsOf(entity)
  return its.permissionsFrom === undefined ? [{ entity, ...its }] : []
})

/** Returns the names of the entities in a language. */
export const namesIn = (locale: Locale): Readonly<Record<IndependentName, string>> =>
  // The filter above guarantees the type.
  Object.fromEntries(independent.map(({ entity, names }) => [entity, names[locale]])) as Record<IndependentName, string>

/** Events of an entity. */
type EventsOf<Name extends Entity> = (typeof facts)[Name] extends { readonly events: infer Events } ? Events : never
/** Turns a union into an intersection. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Events of all entities. */
export const recordEvents: Together<{ [Name in Entity]: EventsOf<Name> }[Entity]> = Object.assign(
  {},
  ...entities.map((entity) => factsOf(entity).events),
)

export const isEntity = (name: string): name is Entity => Object.hasOwn(facts, name)

/** A permission for an action on the records of an entity. */
export type RecordPermission = {
  [Name in IndependentName]: `${Name}:${'read' | (keyof (typeof facts)[Name]['grants'] & string)}`
}[IndependentName]

interface RecordGrant {
  readonly permission: RecordPermission
  /** Access roles with the permission, in addition to owners and administrators. */
  readonly roles: readonly Granted[] | 'everyone'
}

/** Permissions for actions on records. */
export const recordGrants: readonly RecordGrant[] = independent.flatMap(({ entity, grants }) =>
  Object.entries<RecordGrant['roles']>({ read: 'everyone', ...grants }).map(([action, roles]) => ({
    // Each name is built here as its type says.
    permission: `${entity}:${action}` as RecordPermission,
    roles,
  })),
)

/** Names of the entities with a property. */
type With<Fact extends keyof Facts> = {
  [Name in Entity]: (typeof facts)[Name] extends Readonly<Record<Fact, true>> ? Name : never
}[Entity]

const having = <Fact extends 'bulk' | 'listed' | 'imported' | 'searched' | 'notes'>(fact: Fact) =>
  // The filter guarantees the type.
  entities.filter((entity) => factsOf(entity)[fact]) as [With<Fact>, ...With<Fact>[]]

export type Bulkable = With<'bulk'>
export const bulkable = having('bulk')
export const isBulkable = (entity: Entity): entity is Bulkable => factsOf(entity).bulk === true

export type Listed = With<'listed'>
export const listed = having('listed')

export type WithForm = With<'form'>

export type Importable = With<'imported'>
export const importable = having('imported')

export type Searchable = With<'searched'>
export const searchable = having('searched')

export type Noted = With<'notes'>
export const noted = having('notes')
export const isNoted = (entity: string): entity is Noted => isEntity(entity) && factsOf(entity).notes === true

/** Entities whose records go into a bin when they are deleted. */
export type Binnable = Exclude<Entity, With<'final'>>

/**
 * Everything whose changes are recorded in the journal. Saved views, account security, billing and settings are
 * recorded, but not shown in the histories of records.
 */
export const journalled = [
  ...entities,
  ...(['views', 'accounts', 'billing', 'company', 'settings', 'invoiceLinks'] as const),
] as const
export type Journalled = (typeof journalled)[number]
