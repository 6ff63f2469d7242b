import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentQuestion, onQuestion } from './asking.ts'

const SessionEndDialog = lazy(async () => ({ default: (await import('./session-end-dialog.tsx')).SessionEndDialog }))

/** Asks who is there when a session has ended; the page behind it stays as it is. */
export const SessionEnd = () => {
  const answer = useSyncExternalStore(onQuestion, currentQuestion)
  return (
    answer && (
      <Suspense>
        <SessionEndDialog onAnswer={answer} />
      </Suspense>
    )
  )
}
