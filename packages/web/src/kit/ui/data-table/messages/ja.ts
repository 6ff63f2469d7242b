import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import { periodWords } from '../period-words.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

const period = periodWords(
  {
    today: '今日',
    yesterday: '昨日',
    'this-week': '今週',
    'last-week': '先週',
    'this-month': '今月',
    'last-month': '先月',
    'this-quarter': '今四半期',
    'last-quarter': '前四半期',
    'this-year': '今年',
    'last-year': '昨年',
  },
  {
    d: (n) => `過去${number(n)}日間`,
    w: (n) => `過去${number(n)}週間`,
    m: (n) => `過去${number(n)}か月`,
    y: (n) => (n === 1 ? '過去12か月' : `過去${number(n)}年`),
  },
)

export const ja: Translated<typeof en> = {
  query: {
    completions: '候補',
    help: 'Enterでフィルターを追加します。「名前:値」の形で入力し、いずれかの条件は「または」でつなぎます。',
    words: { empty: '空', filled: 'あり', or: 'または' },
    mistakes: {
      field: (text) => `「${text}」という項目はありません。文字として検索するには引用符で囲んでください。`,
      value: (text, label) => `「${text}」は${label}の値ではありません。`,
      number: (text, label) => `「${text}」は${label}の数値ではありません。`,
      date: (text, label) => `「${text}」は${label}の日付ではありません（例: 2026-11-21、7d）。`,
      missing: (_, label) => `${label}の値を入力してください。`,
      or: (text) => `「または」は2つの条件の間に入れます。「${text}」は条件ではありません。`,
    },
  },
  alternatives: {
    label: 'いずれかに一致',
    hint: '次の条件のどれか1つに一致すれば表示されます。',
    group: (place) => `グループ ${number(place)}`,
    another: 'グループを追加',
    field: '条件',
  },
  display: {
    flow: '行',
    flows: { pages: 'ページ', continuous: '連続' },
    density: '行間',
    densities: { normal: '標準', compact: '狭い' },
  },
  selection: {
    everything: '該当するものをすべて選択',
    some: (count) => `${number(count)}件を選択中`,
    all: (count, exact) => `該当する${exact ? '' : '約'}${number(count)}件をすべて選択中`,
    allBut: (count, except, exact) => `${number(except)}件を除く該当${exact ? '' : '約'}${number(count)}件を選択中`,
    tooFar: (max) =>
      `範囲で選択できるのは${number(max)}行までです。それ以上はフィルターで絞り込み、該当するすべてを選択してください。`,
    offerAll: (count, exact) => `該当する${exact ? '' : '約'}${number(count)}件をすべて選択`,
    clear: '選択を解除',
    formats: {
      xlsx: 'Excelブック',
      csv: 'CSV（表計算ソフト用）',
      plain: 'CSV（プログラム用）',
      jsonl: 'JSON Lines（プログラム用）',
    },
  },
  range: { least: '最小', most: '最大', order: '最小値より小さくなっています' },
  facet: {
    has: '含む文字',
    isEmpty: '空である',
    isFilled: '空でない',
    apply: '適用',
    find: (label) => `${label}を検索`,
    matches: (count, exact) => `${exact ? '' : '約'}${number(count)}件`,
    done: '結果を表示',
  },
  days: {
    presets: '期間',
    period,
    calendar: (label) => `${label}：開始日と終了日`,
    previousMonth: '前の月',
    nextMonth: '次の月',
    previousYear: '前の年',
    nextYear: '次の年',
    previousDecade: '前の10年',
    nextDecade: '次の10年',
  },
  chips: {
    label: '適用中の絞り込み',
    remove: (field, words) => `絞り込みを解除：${field} ${words}`,
    since: (day) => `${day}以降`,
    until: (day) => `${day}まで`,
    andMore: (some, more) => `${some} ほか${number(more)}件`,
    before: (period) => `${period}より前`,
    has: (text) => `「${text}」を含む`,
    or: 'または',
    empty: '空欄',
    filled: '空欄以外',
    gt: (value) => `${value}より大きい`,
    gte: (value) => `${value}以上`,
    lt: (value) => `${value}未満`,
    lte: (value) => `${value}以下`,
  },
  column: {
    thenAscending: '次に昇順で並べ替え',
    thenDescending: '次に降順で並べ替え',
    unsort: '並べ替えから外す',
    left: '左へ移動',
    right: '右へ移動',
    pinLeft: '左に固定',
    pinRight: '右に固定',
    unpin: '固定を解除',
    resize: '幅を変更',
    hide: '列を非表示',
    up: (label) => `上へ移動：${label}`,
    down: (label) => `下へ移動：${label}`,
    pin: {
      left: (label) => `左に固定：${label}`,
      right: (label) => `右に固定：${label}`,
    },
    reset: '列を初期状態に戻す',
  },
  pager: {
    label: '一覧の前後',
    place: (place, total) => `${number(total)}件中 ${number(place)}件目`,
    previous: '前の項目',
    next: '次の項目',
  },
  grid: {
    label: '表示形式',
    shapes: { table: '表', grid: '画像', board: 'ボード' },
  },
}
