import { useSelector } from '@tanstack/react-store'
import { Suspense, useEffect } from 'react'
import { currentOutage, reportOutage } from '../../kit/lib/api/outage.ts'
import { TroubleScreen } from './trouble-screen.tsx'

/** Watches for what keeps all calls from being answered, and has it said over the screen, which stays. */
export const TroubleWatch = () => {
  const trouble = useSelector(currentOutage)
  useEffect(() => {
    const tell = () => reportOutage('connection')
    window.addEventListener('offline', tell)
    return () => window.removeEventListener('offline', tell)
  }, [])
  return (
    trouble && (
      <Suspense>
        <TroubleScreen trouble={trouble} />
      </Suspense>
    )
  )
}
