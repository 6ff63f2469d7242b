import { VisuallyHidden } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { RefusedCell as Refused } from '../../../ui/data-table/editing.ts'
import classes from './cell-edit.module.css'

/** A cell whose value was rejected; editing goes on from it. */
export const RefusedCell = ({ written, problem }: Refused) => (
  <span className={classes.refused} title={problem}>
    <IconAlertCircle size={14} stroke={1.75} aria-hidden />
    {written}
    <VisuallyHidden> – {problem}</VisuallyHidden>
  </span>
)
