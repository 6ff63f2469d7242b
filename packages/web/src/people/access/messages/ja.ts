import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'ロールと権限',
  about: '各アクセス権限で表示・変更できる内容です。サーバーはこの表に従います。',
  permission: '権限',
  people: (count) => `${count}人`,
  yes: '許可',
  no: '不可',
  requests: '権限の申請',
  asks: (permission) => `「${permission}」を申請`,
  role: (name) => `${name}さんのアクセス権限`,
  grant: '付与する',
  decline: '却下する',
  granted: (name, role) => `${name}さんに${role}の権限を付与しました`,
  declined: (name) => `${name}さんの申請を却下しました`,
}
