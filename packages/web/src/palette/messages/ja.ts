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
    similar: '類似の候補',
  },
  loading: '検索中…',
  empty: (q) => `「${q}」に一致するものはありません`,
  emptyHint: '表記を確認するか、名前、メールアドレス、または「注文 15」「INV-014」のような番号で検索してください。',
  showAll: 'すべての画面と操作を表示',
  failed: 'データを検索できませんでした',
  count: (count) => (count === 0 ? '該当なし' : `${number(count)} 件の結果`),
  hints: { move: '移動', choose: '選択', close: '閉じる' },
  commands: {
    signIn: 'サインイン',
    invite: 'メンバーを招待',
  },
  also: {
    '/': 'トップ 開始',
    '/users': '人 アカウント 社員 一覧',
    '/orders': '販売 購入 発送 返品',
    '/products': '品目 カタログ 在庫 製品',
    '/reviews': '評価 口コミ 星 返信',
    '/users/create': '作成 追加 招待 登録',
    '/users/import': '取り込み アップロード ファイル',
    '/products/import': 'アップロード csv excel 価格表',
    '/users/profile': 'プロフィール アカウント 自分',
    '/mentions': 'メモ 自分宛て 通知',
    '/background': 'ジョブ 進捗 取り消し 一括',
    language: '切り替え 翻訳',
    scheme: 'テーマ モード 外観',
    navigation: 'サイドバー メニュー 隠す 表示',
    '/settings': '設定 パスワード プロフィール',
    shortcuts: 'キー ヘルプ',
    '/login': 'ログイン',
    signOut: 'ログアウト 終了',
    '/products/create': '新規 追加 登録',
    '/*/bin': 'ゴミ箱 削除済み 復元',
    '/users/access': 'ロール 権限',
    '/outbox': 'メール 送信済み',
    '/settings/security': 'パスワード セッション デバイス パスキー API キー',
    '/settings/two-factor-authentication': '二段階 2段階 二要素 2要素 認証 コード',
    '/settings/plan-billing': 'プラン 請求 カード 支払い',
    invite: 'ユーザー 追加 メール 招待状',
  },
}
