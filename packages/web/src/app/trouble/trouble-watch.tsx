import { useSelector } from '@tanstack/react-store'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { currentTrouble, reportTrouble, type Trouble } from '../../lib/api/trouble.ts'

type Screen = ComponentType<{ trouble: Trouble }>

const aheadMs = 5000
const againMs = 3000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const bring = async (): Promise<Screen> => {
  for (;;) {
    try {
      const { TroubleScreen, preloadWords } = await import('./trouble-screen.tsx')
      await preloadWords()
      return TroubleScreen
    } catch {
      await wait(againMs)
    }
  }
}

/** What is shown in trouble is brought after the first screen has settled: without a connection it would not come. */
const useScreen = (isNeeded: boolean) => {
  const [screen, setScreen] = useState<{ Screen: Screen }>()
  const isHere = screen !== undefined
  useEffect(() => {
    if (isHere) return undefined
    const timer = setTimeout(() => void bring().then((Screen) => setScreen({ Screen })), isNeeded ? 0 : aheadMs)
    return () => clearTimeout(timer)
  }, [isNeeded, isHere])
  return screen?.Screen
}

/** Watches for what keeps all calls from being answered, and has it said over the screen, which stays. */
export const TroubleWatch = () => {
  const trouble = useSelector(currentTrouble)
  const Screen = useScreen(trouble !== null)
  useEffect(() => {
    const tell = () => reportTrouble('connection')
    window.addEventListener('offline', tell)
    return () => window.removeEventListener('offline', tell)
  }, [])
  return (
    trouble &&
    Screen && (
      <Suspense>
        <Screen trouble={trouble} />
      </Suspense>
    )
  )
}
