import de from 'flag-icons/flags/4x3/de.svg'
import jp from 'flag-icons/flags/4x3/jp.svg'
import us from 'flag-icons/flags/4x3/us.svg'
import type { Locale } from '../lib/i18n/locale.ts'
import classes from './flag.module.css'
import es from './flag-es.svg'

/** The flag that stands for each language. Spain's is the civil one: the coat of arms weighs 80 kB and is a blot at this size. */
const flags: Record<Locale, string> = { en: us, es, de, ja: jp }

export const Flag = ({ locale }: { locale: Locale }) => (
  <img className={classes.flag} src={flags[locale]} width={20} height={15} alt="" />
)
