import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { type MailPreview, mailPreview } from './mail-preview.tsx'
import type { Words } from './words-fields.tsx'

/** Returns the editable text of a mail with variables replaced; the link is a placeholder until sending. */
export const useMailDraft = (about: Omit<ComponentProps<typeof MailPreview>, 'to'>) => {
  const { data } = useQuery(mailPreview(about))
  const [typed, setTyped] = useState<Words>()
  const withPlace = (text: string) => (data ? text.replaceAll(data.link, '{link}') : text)
  return {
    words: typed ?? data?.words,
    /** Edited text; undefined to send the template. */
    sent: typed && { subject: withPlace(typed.subject), text: withPlace(typed.text) },
    setTyped,
    file: data?.file,
    goesOut: data?.goesOut,
  }
}
