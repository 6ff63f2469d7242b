import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

const fresh = (what: string) => (count: number) => `新しい${what} ${number(count)} 件`
const gone = (what: string) => (count: number) => `${what} ${number(count)} 件が対象外になりました`

export const ja: Translated<typeof en> = {
  joining: {
    users: fresh('ユーザー'),
    orders: fresh('注文'),
    products: fresh('商品'),
    invoices: fresh('請求書'),
    tickets: fresh('チケット'),
    reviews: fresh('レビュー'),
  },
  leaving: {
    users: gone('ユーザー'),
    orders: gone('注文'),
    products: gone('商品'),
    invoices: gone('請求書'),
    tickets: gone('チケット'),
    reviews: gone('レビュー'),
  },
  show: '表示',
  notice: {
    changed: (name) => `${name} さんがたった今変更しました。`,
    deleted: (name) => `${name} さんがたった今削除しました。`,
    someone: '他のユーザー',
    kept: '入力した内容は残っています。保存すると両方の変更がまとめられ、同じ項目はどちらにするか選べます。',
    look: '変更内容を見る',
    title: '変更内容',
  },
}
