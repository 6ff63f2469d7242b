import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  person: 'あなたについて',
  personText: 'あなたの操作とともに、同僚に表示されます。',
  appearance: '言語と外観',
  appearanceText: 'このブラウザーですぐに反映されます。',
  saved: 'プロフィールを保存しました',
  unchanged: '変更はありません',
}
