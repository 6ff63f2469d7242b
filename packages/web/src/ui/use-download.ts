import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'
import { useServices } from './services.ts'

/** Saves a file of the API, and answers whether it did; where that fails, it says so in words. */
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
