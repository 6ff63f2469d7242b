import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'

/** Saves a file of the API; where that fails, it says so in words. */
export const useDownload = () => {
  const common = useMessages(commonMessages)
  const [isBusy, setBusy] = useState(false)

  const save = async (path: string, parameters: URLSearchParams, fileName: string) => {
    setBusy(true)
    try {
      const { download } = await import('../lib/api/download.ts')
      await download(path, parameters, fileName)
    } catch (error) {
      reportProblem(common, error, undefined, () => void save(path, parameters, fileName))
    }
    setBusy(false)
  }
  return { save, isBusy }
}
