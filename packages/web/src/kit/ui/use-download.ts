import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'
import { useServices } from './services.ts'

/**
 * Returns a function that downloads a file of the API and resolves to true if successful. Errors are shown as a
 * toast.
 */
export const useDownload = () => {
  const common = useMessages(commonMessages)
  const { saveFile } = useServices()
  const [isBusy, setBusy] = useState(false)

  const save = async (path: string, parameters: URLSearchParams, fileName: string): Promise<boolean> => {
    setBusy(true)
    try {
      await saveFile(path, parameters, fileName)
      return true
    } catch (error) {
      reportProblem(common, error, undefined, () => void save(path, parameters, fileName))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy }
}
