import type { Entity } from '@quarterdeck/contract/core/entities'

interface Created {
  readonly id: number | string
  readonly at: Date
}

/** The journal's entries for records that came with the sample data: nobody made them. */
export const sampleChanges = (records: Readonly<Record<Entity, readonly Created[]>>) =>
  (Object.entries(records) as [Entity, readonly Created[]][])
    .flatMap(([entity, created]) => created.map(({ id, at }) => ({ entity, record: String(id), at })))
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
