import { lazy, Suspense, useSyncExternalStore } from 'react'
import { LazyFreshDialog } from '../../session/fresh/lazy-fresh-dialog.ts'
import { passwordQuestion, signInQuestion } from './asking.ts'

const SessionEndDialog = lazy(async () => ({ default: (await import('./session-end-dialog.tsx')).SessionEndDialog }))

/** Asks who is there when a session has ended or a risky step wants the password; the page behind it stays as it is. */
export const SessionEnd = () => {
  const answer = useSyncExternalStore(signInQuestion.listen, signInQuestion.current)
  const prove = useSyncExternalStore(passwordQuestion.listen, passwordQuestion.current)
  return (
    <Suspense>
      {prove && <LazyFreshDialog onDone={() => prove(true)} onClose={() => prove(false)} />}
      {answer && <SessionEndDialog onAnswer={answer} />}
    </Suspense>
  )
}
