import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'

const FreshDialog = lazy(async () => ({ default: (await import('./fresh-dialog.tsx')).FreshDialog }))

interface Fresh {
  /** Does a risky step, if need be after asking for the password. Undefined where the person thinks better of it. */
  readonly fresh: <T>(work: () => Promise<T>) => Promise<T | undefined>
  /** To be rendered. */
  readonly dialog: ReactNode
}

/** The server says when a step needs somebody who has just shown who they are. */
export const useFresh = (): Fresh => {
  const [decide, setDecide] = useState<(isShown: boolean) => void>()

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setDecide(() => (isShown: boolean) => {
        setDecide(undefined)
        resolve(isShown)
      })
    })
  const fresh = async <T,>(work: () => Promise<T>) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'fresh_sign_in')) throw error
    }
    return (await ask()) ? work() : undefined
  }
  const dialog = decide && (
    <Suspense>
      <FreshDialog onDone={() => decide(true)} onClose={() => decide(false)} />
    </Suspense>
  )
  return { fresh, dialog }
}
