import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  copy: 'コピー',
  copied: 'コピーしました',
}
