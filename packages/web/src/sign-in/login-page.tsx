import { lazy, Suspense, useLayoutEffect } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { takeOver } from '../lib/painted.ts'
import { PublicBar } from '../ui/public-frame.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ChartArt } from './chart-art.tsx'
import { LoginForm } from './login-form.tsx'
import classes from './login-page.module.css'
import { signInMessages } from './messages/index.ts'
import { useOffer } from './use-offer.ts'

// Needed once in the life of an installation.
const FirstOwner = lazy(() => import('./first-owner.tsx').then((module) => ({ default: module.FirstOwner })))

export const LoginPage = () => {
  const m = useMessages(signInMessages)
  const { needed } = useOffer()
  useTitle(m.title)
  useLayoutEffect(takeOver, [])
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <PublicBar />
        <main className={classes.main}>
          <h1 tabIndex={-1}>{needed ? m.first.heading : m.heading}</h1>
          {needed ? (
            <Suspense>
              <FirstOwner />
            </Suspense>
          ) : (
            <LoginForm />
          )}
        </main>
      </div>
      <ChartArt />
    </div>
  )
}
