import { lazy, Suspense, useSyncExternalStore } from 'react'
import { passwordQuestion, signInQuestion } from './asking.ts'

const SessionEndDialog = lazy(async () => ({ default: (await import('./session-end-dialog.tsx')).SessionEndDialog }))
const FreshDialog = lazy(async () => ({ default: (await import('../../ui/fresh/fresh-dialog.tsx')).FreshDialog }))

/** Asks who is there when a session has ended or a risky step wants the password; the page behind it stays as it is. */
export const SessionEnd = () => {
  const answer = useSyncExternalStore(signInQuestion.listen, signInQuestion.current)
  const prove = useSyncExternalStore(passwordQuestion.listen, passwordQuestion.current)
  return (
    <Suspense>
      {prove && <FreshDialog onDone={() => prove(true)} onClose={() => prove(false)} />}
      {answer && <SessionEndDialog onAnswer={answer} />}
    </Suspense>
  )
}
