/** What holds of an entity before anything is known of its fields; without zod, so that any screen may have it. */
interface Facts {
  /** The specification’s word for one record. */
  readonly title: string
  /** Many of them may be changed, deleted and restored at once; so they have files to take away and a bin to look into. */
  readonly bulk?: true
  /** They have a list of their own, at `/entity`, with a place in the menu. */
  readonly listed?: true
  /** Files create them, or change those that are there. */
  readonly imported?: true
  /** The search over everything finds them. */
  readonly searched?: true
  /** The entity by whose permissions they are read, written and deleted; by their own where absent. */
  readonly keptWith?: string
  /** Whoever may write them may delete them as well: it corrects what they belong to. */
  readonly deletedByWriters?: true
  /** They are never changed, deleted or taken back: with them money went out. */
  readonly final?: true
}

/** The records of the business. A new entity starts here: the compiler then asks for the rest. */
const facts = {
  users: { title: 'User', bulk: true, listed: true, imported: true, searched: true },
  orders: { title: 'Order', bulk: true, listed: true, searched: true },
  products: { title: 'Product', bulk: true, listed: true, imported: true, searched: true },
  deliveries: { title: 'Delivery', keptWith: 'products' },
  reviews: { title: 'Review', bulk: true, listed: true, searched: true },
  invoices: { title: 'Invoice', bulk: true, searched: true },
  tickets: { title: 'Ticket', bulk: true, searched: true },
  notes: { title: 'Note' },
  refunds: { title: 'Refund', final: true },
  shipments: { title: 'Shipment', keptWith: 'orders', deletedByWriters: true },
} as const satisfies Readonly<Record<string, Facts>>

export type Entity = keyof typeof facts

type Names = readonly [Entity, ...Entity[]]
export const entities = Object.keys(facts) as unknown as Names

/** What holds of an entity. */
export const factsOf = (entity: Entity): Facts => facts[entity]

export const isEntity = (name: string): name is Entity => Object.hasOwn(facts, name)

/** The entities of which a fact holds. */
type With<Fact extends keyof Facts> = {
  [Name in Entity]: (typeof facts)[Name] extends Readonly<Record<Fact, true>> ? Name : never
}[Entity]

const having = <Fact extends 'bulk' | 'listed' | 'imported' | 'searched'>(fact: Fact) =>
  // The type says of each name what the filter finds.
  entities.filter((entity) => factsOf(entity)[fact]) as [With<Fact>, ...With<Fact>[]]

export type Bulkable = With<'bulk'>
export const bulkable = having('bulk')
export const isBulkable = (entity: Entity): entity is Bulkable => factsOf(entity).bulk === true

export type Listed = With<'listed'>
export const listed = having('listed')

export type Importable = With<'imported'>
export const importable = having('imported')

export type Searchable = With<'searched'>
export const searchable = having('searched')

/** Entities whose records go into a bin when they are deleted. */
export type Binnable = Exclude<Entity, With<'final'>>

/** Everything that is journalled. How people arrange their lists, how they keep their accounts safe and how all of it is paid is no part of the histories. */
export const journalled = [...entities, 'views', 'accounts', 'billing'] as const
export type Journalled = (typeof journalled)[number]
