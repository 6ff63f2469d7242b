import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageSelect } from './language-select.tsx'
import { Mark } from './mark.tsx'
import classes from './public-frame.module.css'
import { SchemeButton } from './scheme-button.tsx'

const Controls = () => (
  <div className={classes.controls}>
    <LanguageSelect />
    <SchemeButton />
  </div>
)

export const PublicBar = () => (
  <header className={classes.bar}>
    <Link to="/" className={classes.brand}>
      <Mark />
      Quarterdeck
    </Link>
    <Controls />
  </header>
)

/** The same over a page that must be left as it is: it leads nowhere. */
export const StillBar = () => (
  <div className={classes.bar}>
    <span className={classes.brand}>
      <Mark />
      Quarterdeck
    </span>
    <Controls />
  </div>
)

/** What surrounds a screen that anyone may see. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <PublicBar />
    <main className={classes.main}>{children}</main>
  </div>
)
