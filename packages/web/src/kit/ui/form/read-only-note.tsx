import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import classes from './form.module.css'

/** Explains why the form is read-only. */
export const ReadOnlyNote = ({ children }: { children: string }) => (
  <p className={classes.note}>
    <IconLock size={16} stroke={1.75} aria-hidden />
    {children}
  </p>
)
