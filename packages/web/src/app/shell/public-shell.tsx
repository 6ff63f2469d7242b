import { Button } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Logo } from '../../kit/ui/logo.tsx'
import { Controls } from '../../kit/ui/public-frame.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

/** Frame around screens of the product for visitors who are not signed in. */
export const PublicShell = () => {
  const m = useMessages(appMessages)
  return (
    <div className={classes.public}>
      <a className={classes.skip} href="#content">
        {m.skip}
      </a>
      <header className={classes.publicBar}>
        <Link to="/" className={classes.brand} aria-label="Quarterdeck">
          <Logo />
          <span>Quarterdeck</span>
        </Link>
        <div className={classes.publicTools}>
          <Controls />
          <Button variant="default" size="sm" renderRoot={(props) => <Link to="/login" {...props} />}>
            {m.signIn}
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}
