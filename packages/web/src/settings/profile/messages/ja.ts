import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  person: 'あなたについて',
  personText: 'あなたの操作とともに、同僚に表示されます。',
  bioHint: 'あなたや仕事についての短い紹介文（600文字まで）。',
  formats: '言語と表示形式',
  formatsText: 'すぐに反映され、どこでサインインしても適用されます。メールもこの言語で届きます。',
  timeZone: 'タイムゾーン',
  deviceZone: (zone: string) => `このデバイスに合わせる（${zone}）`,
  zoneHint: 'タイムゾーンを検索',
  noZone: '該当するタイムゾーンがありません',
  byLanguage: (example: string) => `言語に合わせる（${example}）`,
  dateFormat: '日付',
  clock: '時刻',
  clocks: { 24: '24時間制', 12: '12時間制' },
  numberFormat: '数値',
  firstDay: '週の始まり',
  preview: { title: 'プレビュー', day: '日付', moment: '日時', number: '数値', money: '金額' },
  appearance: '外観',
  appearanceText: 'すぐに反映され、新しいデバイスでも最初から適用されます。',
  density: 'リストの行間',
  densities: { normal: '標準', compact: 'コンパクト' },
  saved: 'プロフィールを保存しました',
  unchanged: '変更はありません',
}
