import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { type MailPreview, mailPreview } from './mail-preview.tsx'
import type { Words } from './words-fields.tsx'

/** The mail of an invoice in finished words, which may be changed for this once; in them its link is what it will look like. */
export const useFinishedWords = (about: Omit<ComponentProps<typeof MailPreview>, 'to'>) => {
  const { data } = useQuery(mailPreview(about))
  const [typed, setTyped] = useState<Words>()
  const withPlace = (text: string) => (data ? text.replaceAll(data.link, '{link}') : text)
  return {
    words: typed ?? data?.words,
    /** What is sent instead of what is kept; nothing where nobody wrote anything. */
    sent: typed && { subject: withPlace(typed.subject), text: withPlace(typed.text) },
    setTyped,
    file: data?.file,
    goesOut: data?.goesOut,
  }
}
