import type { Described } from '../described/described.ts'
import type { DescribedKind } from '../described/description.ts'
import type { EntityMessages } from '../described/words.ts'
import type { VersionedRow } from '../lists/cells/cell-kind.ts'

interface Plainest<Row extends VersionedRow> {
  /** Its kind in the contract. */
  readonly kind: () => Promise<DescribedKind<Row>>
  readonly messages: EntityMessages
  /** The field that a record is called by. */
  readonly title: keyof Row & string
}

/** Describes an entity of which the contract and the words say all. */
export const describedBy = <Row extends VersionedRow>({
  kind,
  ...own
}: Plainest<Row>): (() => Promise<Described<Row>>) => {
  let made: Described<Row> | undefined
  return async () => {
    const [tools, known] = await Promise.all([import('../described/index.ts'), kind()])
    // A file that does not come is not there, whatever its type says.
    made ??= tools && known && tools.described<Row>({ ...own, kind: known })
    return made
  }
}
