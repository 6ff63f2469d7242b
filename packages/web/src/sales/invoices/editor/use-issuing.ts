import { useRef, useState } from 'react'

/** Submits the form for issuing, with stricter validation than for saving. */
export const useIssuing = () => {
  const asked = useRef(false)
  const [isIssuing, setIssuing] = useState(false)
  const issue = async (submit: () => Promise<void>) => {
    if (asked.current) return
    asked.current = true
    setIssuing(true)
    try {
      await submit()
    } finally {
      asked.current = false
      setIssuing(false)
    }
  }
  return { isAsked: () => asked.current, isIssuing, issue }
}
