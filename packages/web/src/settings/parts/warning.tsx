import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ReactNode } from 'react'
import classes from './warning.module.css'

/** Something to do before something else can be done. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p className={classes.warning}>
    <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </p>
)
