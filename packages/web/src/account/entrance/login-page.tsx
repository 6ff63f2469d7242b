import { lazy, Suspense, useLayoutEffect } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { replayPrerenderedInput } from '../../kit/lib/prerendered-input.ts'
import { EntranceFrame } from './frame.tsx'
import { LoginForm } from './login-form.tsx'
import { entranceMessages } from './messages/index.ts'
import { useOffer } from './use-offer.ts'

// Needed once in the life of an installation.
const FirstOwner = lazy(() => import('./first-owner.tsx').then((module) => ({ default: module.FirstOwner })))

export const LoginPage = () => {
  const { login: m } = useMessages(entranceMessages)
  const { needed } = useOffer()
  useLayoutEffect(replayPrerenderedInput, [])
  return (
    <EntranceFrame title={m.title} heading={needed ? m.first.heading : m.heading}>
      {needed ? (
        <Suspense>
          <FirstOwner />
        </Suspense>
      ) : (
        <LoginForm />
      )}
    </EntranceFrame>
  )
}
