import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
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
