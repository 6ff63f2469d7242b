import type { Entity } from '@quarterdeck/contract/kit/entities'

/** A record with its creation date, by either name. */
export type Created = { readonly id: number | string } & ({ readonly createdAt: Date } | { readonly createAt: Date })

const since = (record: Created) => ('createdAt' in record ? record.createdAt : record.createAt)

/** Returns journal entries without author for the sample records. */
export const sampleChanges = (records: Readonly<Record<string, readonly Created[]>>) =>
  (Object.entries(records) as [Entity, readonly Created[]][])
    .flatMap(([entity, created]) => created.map((record) => ({ entity, record: String(record.id), at: since(record) })))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({
      ...entry,
      actorId: null,
      actorName: null,
      action: 'create' as const,
      before: null,
      after: null,
      batch: 'sample',
      version: 1,
    }))
