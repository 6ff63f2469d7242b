import { maxPictureBytes, pictureBreach } from '@quarterdeck/contract/kit/picture-file'
import { type ComponentType, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { reportProblem } from '../report-problem.ts'
import type { CropDialogProps } from './crop-dialog.tsx'
import { wordsOf, writeProblem } from './field-problem.ts'
import { formMessages } from './messages/index.ts'

export const maxMegabytes = maxPictureBytes / 1024 / 1024

interface Cropping {
  readonly file: File
  readonly url: string
  readonly Dialog: ComponentType<CropDialogProps>
}

/** Loads the crop dialog; also called early when the user is about to choose a file. */
export const loadCropDialog = async () => (await import('./crop-dialog.tsx')).CropDialog

/** Returns a function that checks a chosen file, and the crop dialog or the error text to show. */
export const usePicture = () => {
  const { picture: m } = useMessages(formMessages)
  const common = useMessages(commonMessages)
  const [cropping, setCropping] = useState<Cropping>()
  const [problem, setProblem] = useState<string>()

  const take = async (file: File) => {
    setProblem(undefined)
    if (file.size > maxPictureBytes) return setProblem(m.tooLarge(maxMegabytes))
    const breach = pictureBreach(new Uint8Array(await file.arrayBuffer()))
    if (breach) return setProblem(wordsOf(common, writeProblem(breach)))
    try {
      const Dialog = await loadCropDialog()
      setCropping({ file, url: URL.createObjectURL(file), Dialog })
    } catch (error) {
      reportProblem(common, error)
    }
  }
  const close = (words?: string) => {
    if (cropping) URL.revokeObjectURL(cropping.url)
    setCropping(undefined)
    setProblem(words)
  }
  return { take, cropping, close, problem }
}
