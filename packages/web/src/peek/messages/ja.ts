import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  next: '次へ',
  previous: '前へ',
  gone: 'このデータは見つかりません',
  goneText: '削除されたか、もともと存在しません。',
  history: 'タイムライン',
}
