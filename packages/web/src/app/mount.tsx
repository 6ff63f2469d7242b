import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { whenProofWanted, whenSignedOut } from '../lib/api/person.ts'
import { createQueries } from '../lib/api/query-client.ts'
import { whenTroubleIsOver } from '../lib/api/trouble.ts'
import { ApiError } from '../lib/api-error.ts'
import { followOtherWindows } from '../lib/i18n/catalogue.ts'
import { applyLocale, currentLocale } from '../lib/i18n/locale.ts'
import { watchPreloads } from '../lib/unloadable.ts'
import '../ui/styles/base.css'
import { commonMessages } from '../ui/messages/index.ts'
import { announceNavigations } from './announce.ts'
import { appMessages } from './messages/index.ts'
import { offerReloads } from './offer-reload.ts'
import { preparePainted } from './painted/prepare.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.ts'
import { passwordQuestion } from './session-end/asking.ts'
import { goToLogin } from './sign-out.ts'

/** A failed call is shown on the screen and known to the server's log; anything else is a fault of ours. */
const reportUnforeseen = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error)
}

/** Starts the product in an element. The words are there before the first paint, so that nothing flickers. */
export const mount = async (element: HTMLElement): Promise<void> => {
  watchPreloads()
  applyLocale(currentLocale())
  followOtherWindows()
  await Promise.all([commonMessages.load(currentLocale()), appMessages.load(currentLocale())])

  const queries = createQueries()
  const router = createAppRouter(queries)
  whenSignedOut(async () => {
    try {
      return await (await import('./session-end/renew.ts')).renew(router, queries)
    } catch {
      goToLogin(router, queries)
      return false
    }
  })
  whenProofWanted(passwordQuestion.ask)
  whenTroubleIsOver(() => {
    void queries.invalidateQueries()
    void router.invalidate()
  })
  offerReloads()
  announceNavigations(router)

  const options = { onCaughtError: reportUnforeseen }
  const app = (
    <StrictMode>
      <Providers queries={queries}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  if (await preparePainted(router, queries)) hydrateRoot(element, app, options)
  else createRoot(element, options).render(app)
}
