import { namesIn } from '@quarterdeck/contract/core/entities'
import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  skip: '本文へ移動',
  skipToList: '一覧へ移動',
  signIn: 'サインイン',
  navigation: {
    label: 'メインナビゲーション',
    open: 'ナビゲーションを開く',
    close: 'ナビゲーションを閉じる',
    collapse: 'ナビゲーションを折りたたむ',
    expand: 'ナビゲーションを展開',
    groups: { dashboard: 'ダッシュボード', management: '管理', others: 'その他' },
    items: {
      ...namesIn('ja'),
      sales: '売上',
      finance: '財務',
      kanban: 'カンバン',
      receivables: '売掛金',
      support: 'サポート',
      settings: 'アカウント設定',
    },
  },
  search: { label: '検索', keys: 'Ctrl K' },
  bell: (unread) => (unread === 0 ? '通知' : `通知：未読${unread}件`),
  breadcrumbs: 'パンくずリスト',
  account: {
    label: (name) => `${name}さんのアカウント`,
    roles: { owner: 'オーナー', admin: '管理者', manager: 'マネージャー', support: 'サポート', viewer: '閲覧者' },
    profile: '自分のプロフィール',
    mentions: 'メンション',
    unread: (count) => `未読 ${count} 件`,
    background: 'バックグラウンド処理',
    outbox: '送信トレイ',
    signOut: 'サインアウト',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: 'アドレスが間違っているか、ページが移動した可能性があります。',
    toProduct: 'ユーザー一覧へ',
    back: '戻る',
  },
  serverError: { title: 'サーバーエラー', toHome: 'ホーム', copy: 'リクエスト番号をコピー', copied: 'コピーしました' },
  outdated: {
    title: '新しいバージョンがあります',
    text: 'このページは以前のバージョンのものです。再読み込みすると新しいバージョンで続けられます。',
    reload: '再読み込み',
  },
  sessionEnd: {
    title: 'セッションが終了しました',
    text: '続けるには、もう一度サインインしてください。入力した内容は失われません。',
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'サインインして続ける',
    leave: '終了する',
    wait: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} 後に再試行できます。`,
  },
  trouble: {
    title: 'メンテナンス',
    heading: 'ただいまメンテナンス中です',
    text: 'まもなく再開します。入力中の内容は失われません。この画面は自動的に元に戻ります。',
    preparing: {
      heading: 'Quarterdeckを準備しています',
      text: 'データベースを更新しています。完了すると、この画面は自動的に元に戻ります。',
    },
    until: (time) => `終了予定：${time}`,
    anyMoment: 'まもなく',
    connection: '接続が切れました。再接続しています…',
  },
}
