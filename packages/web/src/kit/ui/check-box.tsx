import type { ComponentPropsWithoutRef } from 'react'
import classes from './check-box.module.css'

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  readonly 'aria-label': string
  /** Partially checked. */
  readonly indeterminate?: boolean
}

/** Renders a native checkbox, a single element, because lists have one per row. */
export const CheckBox = ({ indeterminate = false, ...props }: Props) => (
  <input
    {...props}
    type="checkbox"
    className={classes.box}
    ref={(box) => {
      if (box) box.indeterminate = indeterminate
    }}
  />
)
