import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: (id) => `注文 ${id} を編集`,
  open: '編集',
  delivery: '配送',
  deliveryText: '注文した人とお届け先です。',
  customerHint: '顧客を変更すると、名前・メールアドレス・電話番号も変わります。',
  deliveredOn: '配達日',
  paymentText: '支払いの方法です。カード番号は下4桁だけが保存されます。',
  readOnly: '注文の閲覧はできますが、変更はできません。',
  saved: '注文を保存しました',
  unchanged: '変更はありません',
}
