import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'メンテナンス',
  heading: 'ただいまメンテナンス中です',
  text: 'まもなく再開します。入力中の内容は失われません。この画面は自動的に元に戻ります。',
  preparing: {
    heading: 'Quarterdeckを準備しています',
    text: 'データベースを更新しています。完了すると、この画面は自動的に元に戻ります。',
  },
  until: (time) => `終了予定：${time}`,
  anyMoment: 'まもなく',
  connection: '接続が切れました。再接続しています…',
}
