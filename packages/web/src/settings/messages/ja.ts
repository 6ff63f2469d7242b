import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'アカウント設定',
  sections: {
    profile: 'プロフィール情報',
    security: 'セキュリティ',
    billing: 'プランと請求',
    twoFactor: '二要素認証',
    notification: '通知',
    social: 'SNSリンク',
    deactivation: 'アカウントの無効化',
  },
}
