import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  variants: 'バリエーション',
  variant: 'バリエーション',
  none: 'バリエーションはまだなく、在庫はまとめて数えられます。',
  chooseFirst: 'バリエーションを作るには、色またはサイズを選択してください。',
  summary: (count, pieces) => `${number(count)}種類、在庫${number(pieces)}点`,
  missing: (count) => `未登録の組み合わせが${number(count)}件あります`,
  orphans: (count) => `${number(count)}件が上の選択に含まれていません`,
  orphan: '選択から外れています',
  generate: 'バリエーションを生成',
  generateText:
    '販売する組み合わせを選択してください。商品コードと在庫は組み合わせごとに管理され、価格も個別に設定できます。',
  noColor: '色の指定なし',
  noSize: 'サイズ指定なし',
  isNew: '新規',
  isRemoved: '削除',
  pieces: (count) => `在庫${number(count)}点`,
  outcome: (count, added, removed) =>
    [`${number(count)}種類`, added > 0 && `新規${number(added)}件`, removed > 0 && `削除${number(removed)}件`]
      .filter(Boolean)
      .join('、'),
  piecesLost: (count) => `削除とともに在庫${number(count)}点がなくなります`,
  keptPieces: (count) => `バリエーションをなくしても、商品の在庫${number(count)}点は残ります。`,
  apply: '適用',
  inStock: '在庫',
  stockBy: '増減数',
  firstStock: '在庫数',
  codeOf: (name) => `${name}の商品コード`,
  priceOf: (name) => `${name}の価格`,
  stockByOf: (name) => `${name}の在庫の増減数`,
  firstStockOf: (name) => `${name}の在庫数`,
  remove: (name) => `${name}を削除`,
  removed: (name) => `${name}を削除しました`,
  setFor: '一括設定',
  all: 'すべてのバリエーション',
  setPrice: '価格',
  addPieces: '追加する数',
  setDone: (count) => `${number(count)}種類に設定しました`,
  sumHint: (pieces) => `在庫${number(pieces)}点（バリエーションの合計）`,
  toDeal: (before, after) =>
    `現在の在庫は${number(before)}点です。バリエーションの登録後は${number(after)}点になります。`,
  outOf: (out, all) => `${number(all)}種類のうち${number(out)}種類が在庫切れです`,
  showAll: (count) => `${number(count)}種類すべてを表示`,
  which: 'バリエーションを選択',
  variantOf: (name) => `${name}のバリエーション`,
}
