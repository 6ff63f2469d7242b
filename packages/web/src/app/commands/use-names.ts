import { use } from 'react'
import type { Locale } from '../../kit/lib/i18n/locale.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../kit/records/index.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { appMessages } from '../messages/index.ts'

const useWordsIn = (locale: Locale) => ({
  app: use(appMessages.load(locale)),
  common: use(commonMessages.load(locale)),
  palette: use(recordMessages.load(locale)).palette,
})
type Words = ReturnType<typeof useWordsIn>

/** Name of a command in any language, and other words for it. */
export interface CommandName {
  readonly label: (words: Words) => string
  /** Key of its other words among the messages: its own name, or the path of a screen. */
  readonly also?: string
}

/** Names a command in the person's language, and by its English words, which are understood in every language. */
export const useNames = () => {
  const own = useWordsIn(useLocale())
  const english = useWordsIn('en')
  return ({ label, also = '' }: CommandName): { readonly label: string; readonly also: string } => {
    const others = [own, english].map(({ palette }) => {
      const words = new Map(Object.entries(palette.also))
      return words.get(also) ?? words.get(also.replace(/^\/[^/]+/, '/*'))
    })
    // A path is written in English words.
    return { label: label(own), also: [label(english), also, ...others].filter(Boolean).join(' ') }
  }
}
