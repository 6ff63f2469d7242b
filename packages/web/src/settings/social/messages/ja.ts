import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'SNSのリンク',
  text: 'ドラッグするか矢印で、表示される順に並べ替えられます。変更はすぐに保存されます。',
  label: 'あなたのリンク',
  empty: 'リンクはまだありません。下から追加してください。',
  network: 'サービス',
  address: 'ユーザー名またはURL',
  add: 'リンクを追加',
  preview: (address) => `${address} として保存されます`,
  invalid: '@name のようなユーザー名か、プロフィールのURLを入力してください',
  taken: 'このリンクはすでに追加されています',
  full: (most) => `リンクは${most}件まで追加できます`,
  up: (link) => `${link}を上へ移動`,
  down: (link) => `${link}を下へ移動`,
  remove: (link) => `${link}を削除`,
  moved: (link, place, of) => `${link}は${of}件中${place}番目になりました`,
}
