import type { Column, Margins } from './arrange.ts'
import { stay } from './stay.ts'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly margins: Margins
}

/** A row that is on its way, in the measures that it will have. */
export const SkeletonRow = <Row,>({ columns, margins }: Props<Row>) => (
  <tr>
    {margins.before > 0 && <td {...stay.left} />}
    {columns.map(({ field: { name, align, skeleton }, pin }) => (
      <td key={name} data-align={align} {...stay.as(pin)}>
        {skeleton}
      </td>
    ))}
    {margins.after > 0 && <td />}
  </tr>
)
