import type { Entity } from '@quarterdeck/contract/kit/entities'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import {
  changeLocked,
  companionsOf,
  isDerived,
  lockRecord,
  type Repository,
  type VersionedRecord,
} from '../../kit/records/records.ts'

interface Wish {
  readonly entity: Entity
  readonly record: string
  readonly version: number
  readonly fields: readonly string[]
}

/** Returns the values of fields in a version of a record, for those changed since. */
const heldIn = async (tx: Tx, { entity, record, version }: Wish): Promise<Readonly<Record<string, unknown>>> => {
  const later = await tx
    .selectFrom('changes')
    .select('before')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('version', '>', version)
    .where('action', '=', 'update')
    .orderBy('version', 'desc')
    .execute()
  return Object.assign({}, ...later.map(({ before }) => before))
}

/**
 * Sets fields of a live record to their values in a version, as a new change. Unchanged fields stay.
 * @throws Problem at `fields` for a computed one; `conflict` like any other change
 */
export const restore = async (
  context: WriteContext,
  repository: Repository<VersionedRecord>,
  wish: Wish,
  ifMatch: number | undefined,
): Promise<{ version: number; restored: string[] }> => {
  const requested = wish.fields as (keyof VersionedRecord & string)[]
  const known = [...new Set(requested.flatMap((field) => companionsOf(repository, field)))]
  if (known.some((field) => isDerived(repository, field) || repository.accompanying?.includes(field)))
    throw fieldProblem('fields', { code: 'invalid', message: 'This field is computed from others' })
  const current = await lockRecord(context, repository, wish.record)
  const held = await heldIn(context.tx, wish)
  const restored = known.filter((field) => Object.hasOwn(held, field))
  const change = Object.fromEntries(restored.map((field) => [field, held[field]]))
  const { version } = await changeLocked(
    context,
    repository,
    current,
    ifMatch,
    repository.withDerived?.(current, change) ?? change,
  )
  return { version, restored }
}
