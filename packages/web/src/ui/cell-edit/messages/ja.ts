import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  saved: (field: string, name: string) => `${name}の${field}を保存しました`,
  nothing: '該当なし',
}
