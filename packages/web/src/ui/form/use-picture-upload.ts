import type { Crop } from '@quarterdeck/contract/pictures'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type CommonMessages, describeProblem, fieldProblemText } from '../describe-problem.ts'
import { commonMessages } from '../messages/index.ts'
import { useServices } from '../services.ts'

const describe = (m: CommonMessages, error: unknown) => {
  const refused = error instanceof ApiError ? error.fields.image : undefined
  return refused ? fieldProblemText(m, refused) : describeProblem(m, error).text
}

/** Sends a photo with the square to keep; it can be given up on the way. */
export const usePictureUpload = (onDone: (url: string) => void) => {
  const m = useMessages(commonMessages)
  const { sendPhoto } = useServices()
  const [fraction, setFraction] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(undefined)

  const upload = async (file: File, crop: Crop) => {
    if (fraction !== undefined) return
    const controller = new AbortController()
    const { signal } = controller
    sending.current = controller
    setProblem(undefined)
    setFraction(0)
    try {
      onDone(await sendPhoto(file, crop, { signal, onUpload: setFraction }))
    } catch (error) {
      if (!signal.aborted) setProblem(describe(m, error))
    } finally {
      setFraction(undefined)
    }
  }
  return { upload, cancel: () => sending.current?.abort(), fraction, problem }
}
