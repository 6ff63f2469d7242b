import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  title: '検索とコマンド',
  placeholder: 'データ、画面、操作を検索',
  placeholderPublic: '画面を検索',
  results: '検索結果',
  groups: {
    recent: '最近開いた項目',
    go: '移動',
    do: '操作',
    users: 'ユーザー',
    orders: '注文',
    products: '商品',
    invoices: '請求書',
    tickets: 'チケット',
    reviews: 'レビュー',
  },
  loading: '検索中…',
  empty: (q) => `「${q}」に一致するものはありません`,
  failed: 'データを検索できませんでした',
  count: (count) => (count === 0 ? '該当なし' : `${number(count)} 件の結果`),
  hints: { move: '移動', choose: '選択', close: '閉じる' },
  commands: {
    home: 'ホーム',
    signIn: 'サインイン',
    newUser: '新規ユーザー',
    importUsers: 'ユーザーをインポート',
    importProducts: '商品をインポート',
  },
  also: {
    home: 'トップ 開始',
    users: '人 アカウント 社員 一覧',
    orders: '販売 購入 発送 返品',
    products: '品目 カタログ 在庫 製品',
    reviews: '評価 口コミ 星 返信',
    newUser: '作成 追加 招待 登録',
    importUsers: '取り込み アップロード ファイル',
    importProducts: 'アップロード csv excel 価格表',
    profile: 'プロフィール アカウント 自分',
    mentions: 'メモ 自分宛て 通知',
    background: 'ジョブ 進捗 取り消し 一括',
    language: '切り替え 翻訳',
    scheme: 'テーマ モード 外観',
    navigation: 'サイドバー メニュー 隠す 表示',
    settings: '設定 パスワード プロフィール',
    shortcuts: 'キー ヘルプ',
    signIn: 'ログイン',
    signOut: 'ログアウト 終了',
  },
}
