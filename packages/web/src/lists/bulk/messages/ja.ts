import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  about: (records) => `${records}（概数）`,
  title: {
    edit: (records) => `${records}を変更`,
    adjust: (records) => `${records}を調整`,
    delete: (records) => `${records}を削除`,
    restore: (records) => `${records}を復元`,
  },
  text: {
    edit: '確定するまで何も変更されません。',
    adjust: '確定するまで何も変更されません。',
    delete: '30日間はゴミ箱から復元できます。',
    restore: '削除したときの状態に戻ります。',
  },
  field: '項目',
  value: '新しい値',
  choose: '選択',
  noMatch: '見つかりません',
  clear: 'クリア',
  reason: '理由（任意）',
  reasonHint: '各レコードの履歴に残ります。',
  waits: '入力すると、変更内容がここに表示されます。',
  preview: 'プレビュー',
  changing: (count) => `${number(count)}件が変わります`,
  already: (count) => `${number(count)}件はすでにその状態です`,
  nothing: '変わるものはありません。',
  refused: (count, isExact) => `${isExact ? '' : '少なくとも'}${number(count)}件は変更できません`,
  more: (count) => `ほか${number(count)}件`,
  sample: '例',
  becomes: '変更後',
  sums: (field) => `選択範囲の「${field}」`,
  stale: (count) => `このプレビューの後に${number(count)}件が変更されました。`,
  again: 'もう一度確認',
  anyway: 'このまま適用',
  unchanged: '変更するものはありませんでした',
  rule: {
    way: '変更方法',
    ways: {
      raise: '割合で上げる',
      lower: '割合で下げる',
      add: '加算する',
      subtract: '減算する',
      set: '指定した値にする',
    },
    percent: '割合',
    amount: '値',
    noNumber: '数値を入力してください',
    rounding: '端数',
    exact: '小数第2位まで',
    multiple: (step) => `${step}単位に丸める`,
    ends: (ending) => `末尾を${ending}にする`,
  },
  /** Why an amount stays, by the code of the rule that it would break. */
  beyond: { too_small: '0を下回ります', too_big: '上限を超えます' },
}
