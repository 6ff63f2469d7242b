import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  picture: {
    choose: '写真を選択',
    change: '写真を変更',
    remove: '写真を削除',
    hint: (megabytes) => `JPEG、PNG、WebP、AVIF（${megabytes} MB まで）。ドラッグ＆ドロップや貼り付けもできます。`,
    drop: 'ここに写真をドロップ',
    tooLarge: (megabytes) => `ファイルサイズが ${megabytes} MB を超えています`,
  },
  crop: {
    title: '写真の切り抜き',
    text: '写真をドラッグするか、矢印キーで位置を調整してください。',
    area: '矢印キーで写真を移動',
    zoom: 'ズーム',
    use: 'この写真を使用',
    uploading: '写真をアップロードしています',
  },
  draft: {
    found: (when) => `${when} の未保存の変更があります。`,
    changedSince: 'その後、このレコードは変更されています。ほかの項目への変更はそのまま残ります。',
    elsewhere: (when) => `別のウィンドウで、このフォームに異なる内容が入力されています（${when}）。`,
    takeOver: '別のウィンドウの内容を使う',
    keepMine: 'この画面の内容を残す',
    restore: '復元',
    discard: '破棄',
  },
  reason: { label: '理由', hint: 'このレコードの履歴に残ります。' },
  rows: {
    up: (name) => `${name}を上へ`,
    down: (name) => `${name}を下へ`,
    remove: (name) => `${name}を削除`,
    moved: (name, place, of) => `${name}を${of}件中${place}番目に移動しました`,
    removed: (name) => `${name}を削除しました`,
    none: 'なし',
  },
  formatting: {
    tools: '書式',
    heading: '見出し',
    subheading: '小見出し',
    bold: '太字',
    italic: '斜体',
    bullets: '箇条書き',
    numbers: '番号付きリスト',
    link: 'リンク',
    address: 'リンク先のアドレス',
    wrongAddress: 'https://example.com のようなアドレスを入力してください',
    setLink: 'リンクを設定',
    unlink: 'リンクを解除',
  },
}
