import de from 'flag-icons/flags/4x3/de.svg'
import jp from 'flag-icons/flags/4x3/jp.svg'
import us from 'flag-icons/flags/4x3/us.svg'
import type { Locale } from '../lib/i18n/locale.ts'
import classes from './flag.module.css'
import es from './flag-es.svg'

/** Flag per language. Spain's is the civil flag: the coat of arms takes 80 kB and is illegible at this size. */
const flags: Record<Locale, string> = { en: us, es, de, ja: jp }

export const Flag = ({ locale }: { locale: Locale }) => (
  <img className={classes.flag} src={flags[locale]} width={20} height={15} alt="" />
)
