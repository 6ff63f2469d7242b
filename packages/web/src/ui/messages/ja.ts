import type { FieldCode } from '@quarterdeck/contract/problem'
import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

const fields: Record<FieldCode, (limit?: number | string) => string> = {
  required: () => '入力してください',
  type: () => '値が正しくありません',
  invalid: () => '値が正しくありません',
  email: () => 'name@company.com のようなメールアドレスを入力してください',
  too_short: (limit) => (limit ? `${limit}文字以上で入力してください` : '短すぎます'),
  too_long: (limit) => (limit ? `${limit}文字以内で入力してください` : '長すぎます'),
  too_small: (limit) => (limit ? `${limit}以上の値を入力してください` : '小さすぎます'),
  too_big: (limit) => (limit ? `${limit}以下の値を入力してください` : '大きすぎます'),
  decimals: () => '小数点以下は2桁までです',
  choice: () => '選択肢から選んでください',
  taken: () => 'すでに使われています',
  date: () => '正しい日付を入力してください',
  date_order: () => '日付の順序が正しくありません',
  unknown_record: () => 'このレコードは存在しません',
  forbidden: () => 'この項目を変更する権限がありません',
  last_owner: () => '有効なオーナーが少なくとも1人必要です',
  picture_type: () => 'JPEG、PNG、WebP の画像ではありません',
  picture_broken: () => '画像が壊れています。別の画像を選んでください',
  picture_animated: () => 'アニメーション画像は使用できません',
  picture_pixels: (limit) => `${limit} メガピクセル以下の画像を使用してください`,
}

export const ja: Translated<typeof en> = {
  actions: {
    back: '戻る',
    cancel: 'キャンセル',
    clear: 'クリア',
    close: '閉じる',
    delete: '削除',
    retry: '再試行',
    save: '変更を保存',
    undo: '元に戻す',
  },
  language: '言語',
  scheme: { label: '配色', auto: 'システム', light: 'ライト', dark: 'ダーク' },
  fields,
  problems: {
    conflict: 'ほかの人が先に変更しました',
    forbidden: 'この操作を行う権限がありません',
    invalid: 'サーバーに受け付けられませんでした',
    internal: 'サーバー側で問題が発生しました',
    maintenance: 'Quarterdeckはメンテナンス中です。変更は行われていません。',
    network: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
    notFound: 'すでに存在しません',
    rateLimited: (seconds) =>
      seconds
        ? `試行回数が多すぎます。${number(seconds)}秒後にもう一度お試しください。`
        : '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    signedOut: 'サインアウトしました',
    timeout: 'サーバーの応答に時間がかかりすぎています',
    tooLarge: 'サイズが大きすぎます',
    unavailable: '現在データベースに接続できません。しばらくしてからもう一度お試しください。',
    requestId: (id) => `リクエスト ${id}`,
    loadFailed: '読み込めませんでした',
  },
  undo: {
    done: '元に戻しました',
    partly: (kept) => `その後に変更された${number(kept)}件を除いて元に戻しました`,
    failed: '元に戻せませんでした',
  },
  form: {
    problems: (count) => `${number(count)}件の項目を確認してください`,
    optional: '任意',
    saveKeys: 'Ctrl+Enter で保存',
    leave: {
      title: '変更を破棄しますか？',
      text: '入力した内容はまだ保存されていません。',
      stay: '編集を続ける',
      discard: '変更を破棄',
    },
    conflict: {
      title: 'ほかの人が先に変更しました',
      text: '残す値を選んでください。',
      theirs: '相手の値',
      yours: '自分の値',
      empty: '空欄',
      save: '選んだ値で保存',
    },
  },
  table: {
    search: '検索',
    clearSearch: '検索をクリア',
    reset: '絞り込みを解除',
    all: 'すべて',
    selectAll: 'このページをすべて選択',
    select: (name) => `${name}を選択`,
    selected: (count) => `${number(count)}件を選択中`,
    clearSelection: '選択を解除',
    actions: '操作',
    sortBy: '並べ替え',
    ascending: '昇順',
    descending: '降順',
    perPage: '表示件数',
    range: (from, to, total, exact) => `${exact ? '' : '約'}${number(total)}件中 ${number(from)}–${number(to)}`,
    firstPage: '最初のページ',
    previousPage: '前のページ',
    nextPage: '次のページ',
    lastPage: '最後のページ',
    pages: 'ページ',
    loading: '読み込み中',
    noMatch: '該当する項目がありません',
    noMatchHint: '検索語を変えるか、絞り込みを解除してください。',
  },
}
