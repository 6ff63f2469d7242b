import { useLocale } from '../../../lib/i18n/use-messages.ts'
import { spanIn } from '../due.tsx'

/** A median in its two largest units; a dash where there was nothing to take it of. */
export const useSpan = () => {
  const locale = useLocale()
  return (seconds: number | null): string =>
    seconds === null ? '–' : spanIn(locale, Math.round(seconds / 60), 'narrow')
}
