import { type Attachment, type attachmentEndpoints, maxAttachmentBytes } from '@quarterdeck/contract/kit/attachments'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { toast } from '../../ui/toast.ts'
import { recordMessages } from '../messages/index.ts'

/** The endpoints by which the files of an entity are kept and read. */
export type FileEndpoints = Pick<ReturnType<typeof attachmentEndpoints>, 'upload' | 'download'>

/** Uploads files one after the other, and tells of each that was kept. */
export const useUpload = ({ upload: keep }: Pick<FileEndpoints, 'upload'>, onKept: (file: Attachment) => void) => {
  const { files: m } = useMessages(recordMessages)
  const common = useMessages(commonMessages)
  const [uploading, setUploading] = useState<string>()
  const upload = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      if (file.size > maxAttachmentBytes) {
        toast.error(m.tooLarge(file.name))
        continue
      }
      setUploading(file.name)
      try {
        onKept((await call(keep, { query: { name: file.name }, file })).data)
      } catch (error) {
        reportProblem(common, error)
      }
    }
    setUploading(undefined)
  }
  return { upload, uploading }
}
