import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageSelect } from './language-select.tsx'
import { Mark } from './mark.tsx'
import classes from './public-frame.module.css'
import { SchemeButton } from './scheme-button.tsx'

/** Language and colour scheme. */
export const Controls = () => (
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

/** What surrounds a screen that anyone may see. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <PublicBar />
    <main className={classes.main}>{children}</main>
  </div>
)
