import { type Attachment, maxAttachmentBytes } from '@quarterdeck/contract/core/attachments'
import { tickets } from '@quarterdeck/contract/support/tickets'
import { useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { toast } from '../../../ui/toast.ts'
import { ticketMessages } from '../messages/index.ts'

/** Uploads files one after the other, and tells of each that was kept. */
export const useUpload = (onKept: (file: Attachment) => void) => {
  const { thread: m } = useMessages(ticketMessages)
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
        onKept((await call(tickets.upload, { query: { name: file.name }, file })).data)
      } catch (error) {
        reportProblem(common, error)
      }
    }
    setUploading(undefined)
  }
  return { upload, uploading }
}
