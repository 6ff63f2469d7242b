import type { ComponentPropsWithoutRef } from 'react'
import classes from './check-box.module.css'

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  readonly 'aria-label': string
  /** Some of what it stands for is checked, and some is not. */
  readonly indeterminate?: boolean
}

/** The browser's own box in our clothes, one element and no more: a list has one in every row. */
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
