import type { Column, Margins } from './arrange.ts'
import { stay } from './stay.ts'

interface Props<Row> {
  /** Its place among all that match, from 0. */
  readonly position: number
  readonly columns: readonly Column<Row>[]
  readonly margins: Margins
}

/** A row that is on its way, in the measures that it will have. */
export const SkeletonRow = <Row,>({ position, columns, margins }: Props<Row>) => (
  <tr aria-rowindex={position + 2} data-skeleton>
    {margins.before > 0 && <td {...stay.left} />}
    {columns.map(({ field: { name, align, skeleton }, pin }) => (
      <td key={name} data-align={align} {...stay.as(pin)}>
        {skeleton}
      </td>
    ))}
    {margins.after > 0 && <td />}
  </tr>
)
