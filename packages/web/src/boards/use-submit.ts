import { useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { describeProblem, type FieldLabels } from '../kit/ui/describe-problem.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'

/**
 * Sends what a dialog asks for; it stays open, and says why, where that fails.
 * @param labels how the fields are called that may be refused
 */
export const useSubmit = (labels: FieldLabels, onDone: () => void) => {
  const common = useMessages(commonMessages)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      await work()
      onDone()
    } catch (error) {
      setProblem(describeProblem(common, error, labels).text)
    } finally {
      setIsBusy(false)
    }
  }
  return { submit: (work: () => Promise<unknown>) => void submit(work), isBusy, problem }
}
