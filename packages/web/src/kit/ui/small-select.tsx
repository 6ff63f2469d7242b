import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import classes from './small-select.module.css'

interface Props {
  readonly label?: string
  readonly value: string | number
  readonly onChoose: (value: string) => void
  readonly required?: boolean
  readonly children: ReactNode
}

/** Renders a styled native select for few options. */
export const SmallSelect = ({ label, value, onChoose, required, children }: Props) => (
  <span className={classes.select}>
    <select
      aria-label={label}
      value={value}
      required={required}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {children}
    </select>
    <IconChevronDown size={14} aria-hidden />
  </span>
)
