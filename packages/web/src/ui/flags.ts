import de from 'flag-icons/flags/4x3/de.svg'
import es from 'flag-icons/flags/4x3/es.svg'
import jp from 'flag-icons/flags/4x3/jp.svg'
import us from 'flag-icons/flags/4x3/us.svg'
import type { Locale } from '../lib/i18n/locale.ts'

/** The flag that stands for each language. */
export const flags: Record<Locale, string> = { en: us, es, de, ja: jp }
