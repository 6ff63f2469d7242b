import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  events: {
    title: '通知する内容',
    text: 'ベル、すぐに届くメール、1日1回のまとめメールから選べます。変更はすぐに保存されます。',
    label: 'イベントと通知方法',
    event: 'イベント',
    channel: (event, channel) => `${event}：${channel}`,
    always: '常に通知',
  },
  channels: { product: 'ベル', mail: 'メール', digest: 'まとめ' },
  groups: { work: '業務', people: 'ユーザー', security: 'セキュリティ' },
  names: {
    mentioned: 'メモでメンションされたとき',
    job_done: '自分の長い処理が完了または失敗したとき',
    order_new: '注文が新規になったとき',
    order_returned: '注文が返品されるとき',
    refunded: '返金があったとき',
    stock_low: '商品の在庫が少なくなったとき',
    ticket_new: 'チケットが作成されたとき',
    invoice_overdue: '請求書の支払期限が過ぎたとき',
    payment_failed: 'プランのお支払いに失敗したとき',
    subscription_ended: 'サブスクリプションが終了したとき',
    user_pending: '承認待ちのユーザーがいるとき',
    access_asked: '権限の申請があったとき',
    access_answered: '自分の権限の申請に回答があったとき',
  },
  security: '新しいデバイスからのサインイン、パスワード、二要素認証、キー、アクセス権限',
  times: {
    title: '時間',
    text: 'メールが届く時間帯を現地時間で指定します。セキュリティに関するメールはすぐに届きます。',
    quiet: '通知を控える時間帯',
    quietText: 'この時間帯のメールは、終了後にまとめて届きます。',
    from: '開始',
    to: '終了',
    digest: 'まとめの時刻',
    zone: (zone: string) => `${zone} の時刻です。`,
    changeZone: 'タイムゾーンを変更',
  },
}
