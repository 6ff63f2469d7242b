import { useSelector } from '@tanstack/react-store'
import { lazy, Suspense, useEffect } from 'react'
import { LazyFreshDialog } from '../../kit/session/fresh/lazy-fresh-dialog.ts'
import { passwordQuestion, showQuestions, signInQuestion } from './session-questions.ts'

const SessionEndDialog = lazy(async () => ({ default: (await import('./session-end-dialog.tsx')).SessionEndDialog }))

/** Asks who is there when a session has ended or a risky step wants the password; the page behind it stays as it is. */
export const SessionEnd = () => {
  const { answer } = useSelector(signInQuestion.open)
  const { answer: prove } = useSelector(passwordQuestion.open)
  useEffect(showQuestions, [])
  return (
    <Suspense>
      {prove && <LazyFreshDialog onDone={() => prove(true)} onClose={() => prove(false)} />}
      {answer && <SessionEndDialog onAnswer={answer} />}
    </Suspense>
  )
}
