import { useLocale } from '../../../kit/lib/i18n/use-messages.ts'
import { formatDuration } from '../due.tsx'

/** Returns a function that formats a median in its two largest units, or a dash for none. */
export const useDurationFormat = () => {
  const locale = useLocale()
  return (seconds: number | null): string =>
    seconds === null ? '–' : formatDuration(locale, Math.round(seconds / 60), 'narrow')
}
