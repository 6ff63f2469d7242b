import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  banner: (name: string) => `${name}さんとして表示中`,
  readOnly: '閲覧のみ',
  label: '他のユーザーとして表示中',
  left: (time: string) => `残り ${time}`,
  stop: '終了',
  start: 'このユーザーとして表示',
  title: (name: string) => `${name}さんとして表示`,
  text: '30分間、このユーザーと同じ画面を閲覧できます。変更はできません。本人に通知され、履歴に記録されます。',
  reason: '理由',
  go: '表示する',
}
