import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  steps: { label: '手順', file: 'ファイル', columns: '列', check: '確認', import: '取り込み' },
  file: {
    title: 'CSVファイルを選択',
    drop: 'ここにファイルをドロップするか、',
    choose: 'ファイルを選択',
    limits: (megabytes, rows) => `カンマ、セミコロン、タブ区切りのCSV、${number(megabytes)} MB、${number(rows)}行まで`,
    example: 'サンプルをダウンロード',
    uploading: (name) => `${name}をアップロード中`,
    tooLarge: (megabytes) => `ファイルが${number(megabytes)} MBを超えています。`,
    empty: 'このファイルには取り込める行がありません。',
    tooManyRows: (rows) => `ファイルの行数が${number(rows)}行を超えています。小さいファイルに分けてください。`,
    unclosed: '長すぎる行があります。引用符がすべて閉じられているか確認してください。',
    busy: '現在ほかのファイルを取り込んでいます。しばらくしてからもう一度お試しください。',
  },
  columns: {
    title: '列の対応付け',
    text: (file, rows) => `${file}は${number(rows)}行です。どの列をどの項目に取り込むかを指定してください。`,
    field: '項目',
    column: 'ファイルの列',
    sample: '最初の値',
    none: '取り込まない',
    nameless: (position) => `${number(position)}列目`,
    check: '行を確認',
    another: '別のファイルを選択',
  },
  check: {
    ready: '作成されます',
    changing: '変更されます',
    unchanged: '変更なし',
    refused: '除外されます',
    allFine: 'すべての行を取り込めます。',
    refusedTitle: '除外される行',
    refusedText: 'これらは取り込まれません。ほかの行はこのまま取り込めます。',
    more: (count) => `最初の${number(count)}件を表示しています。すべてはファイルで確認できます。`,
    download: '除外された行をダウンロード',
    row: '行',
    column: '列',
    value: '値',
    reason: '理由',
    malformed: '行が列名の行と合っていません',
    back: '列の対応付けに戻る',
  },
  reasons: {
    required: '未入力です',
    choice: '使用できる値ではありません',
    email: 'メールアドレスではありません',
    taken: 'すでに使われているか、ファイル内で重複しています',
    unknown_record: 'このキーのデータはありません',
  },
  running: {
    title: 'インポート中',
    progress: (created, total) => `${number(total)}件中 ${number(created)}件`,
    text: 'このページを離れても続行されます。',
  },
  done: {
    refused: (count) => `${number(count)}行を除外しました。`,
    refusedText: '取り込まれなかった行です。ダウンロードしたファイルで修正して、もう一度インポートしてください。',
    undo: 'インポートを元に戻す',
    undone: 'インポートを元に戻しました',
    another: '別のファイルをインポート',
  },
  modes: {
    label: 'このファイルの行の扱い',
    create: '新しく作成する',
    update: (key) => `既存のものを変更する(「${key}」で照合)`,
    both: '両方:新しいものは作成、既存のものは変更',
    hints: {
      create: 'すでに存在するものの行は除外されます。',
      update: '存在しないものの行は除外されます。空のセルの項目は変更されません。',
      both: '既存のものでは、空のセルの項目は変更されません。',
    },
  },
  join: (one, other) => `${one}、${other}`,
}
