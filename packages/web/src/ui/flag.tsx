import type { Locale } from '../lib/i18n/locale.ts'
import classes from './flag.module.css'
import { flags } from './flags.ts'

export const Flag = ({ locale }: { locale: Locale }) => (
  <img className={classes.flag} src={flags[locale]} width={20} height={15} alt="" />
)
