import { useRef, useState } from 'react'

/** Issuing by way of the form's own submission, which asks for more than saving does. */
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
