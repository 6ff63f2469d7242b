import { type Noted, namesIn } from '../entities.ts'
import type { Permission } from '../permission.ts'
import { dayInWords, permissionInWords, type Words } from './index.ts'

const roles: Words['roles'] = {
  owner: 'オーナー',
  admin: '管理者',
  manager: 'マネージャー',
  support: 'サポート',
  viewer: '閲覧者',
}
const named = (permission: unknown) => permissionInWords(ja, permission as Permission)
const day = (at: unknown) => dayInWords('ja', at)
/** Names of records with notes, as used in notices. */
const ofEach: Readonly<Record<Noted, string>> = {
  users: 'ユーザー',
  orders: '注文',
  products: '商品',
  invoices: '請求書',
  expenses: '経費',
  enrolments: '受講登録',
  applicants: '応募者',
  tickets: 'チケット',
  cards: 'カード',
}
const noted = (entity: unknown, record: unknown) => `${ofEach[entity as Noted]}${record}`

export const ja: Words = {
  roles,
  resources: {
    ...namesIn('ja'),
    changes: '履歴',
    imports: 'インポート',
    views: '保存したビュー',
    notices: '通知',
    outbox: '送信メール',
    work: 'システムタスク',
    backups: 'バックアップ',
    billing: 'プランと請求',
    company: '会社情報',
    support: 'サポート設定',
    incidents: '障害情報',
    analytics: 'アナリティクス',
  },
  actions: {
    read: '表示',
    write: '編集',
    delete: '削除',
    access: '権限の付与',
    impersonate: '他のユーザーとして表示',
    refund: '返金',
    undo: '取り消し',
    run: '実行',
    share: '共有',
  },
  notices: {
    mentioned: ({ by, entity, record }) => `${by}さんが${noted(entity, record)}のメモであなたをメンションしました`,
    job_done: ({ kind, state, changed }) => {
      if (state === 'failed') return 'バックグラウンド処理が失敗しました'
      if (kind === 'zip' || kind === 'print')
        return state === 'cancelled'
          ? '請求書ファイルの作成をキャンセルしました'
          : `請求書ファイルの準備ができました（${changed}件）`
      const outcome = state === 'cancelled' ? 'をキャンセルしました' : 'が完了しました'
      if (kind === 'send' || kind === 'remind') return `メールの一括送信${outcome}（${changed}通を送信）`
      return `${kind === 'import' ? 'インポート' : 'バックグラウンド処理'}${outcome}（${changed}件を変更）`
    },
    order_new: ({ order, customer }) => `${customer}さんの注文${order}は新規です`,
    order_returned: ({ order, customer }) => `${customer}さんの注文${order}が返品されます`,
    refunded: ({ by, order }) => `${by}さんが注文${order}を返金しました`,
    stock_low: ({ title, stock }) =>
      stock === 0 ? `${title}の在庫がなくなりました` : `${title}の在庫が残り${stock}点です`,
    product_published: ({ title }) => `${title}が予定どおり公開されました`,
    ticket_new: ({ subject }) => `新しいチケット：${subject}`,
    ticket_assigned: ({ by, subject }) =>
      by ? `${by}さんがチケットをあなたに割り当てました：${subject}` : `チケットが割り当てられました：${subject}`,
    ticket_answered: ({ subject }) => `お客様から返信がありました：${subject}`,
    ticket_due: ({ goal, subject }) =>
      `${goal === 'solve' ? 'まもなく解決期限です' : 'まもなく返信期限です'}：${subject}`,
    ticket_missed: ({ goal, subject }) =>
      `${goal === 'solve' ? '解決期限を過ぎました' : '返信期限を過ぎました'}：${subject}`,
    invoice_overdue: ({ count, invoice }) =>
      count === 1 ? `請求書${invoice}の支払期限が過ぎています` : `${count}件の請求書の支払期限が過ぎています`,
    series_paused: ({ customer, why }) =>
      `${customer}への定期請求を一時停止しました：${why === 'customer' ? '顧客が削除されています' : '次回の請求書を作成できませんでした'}`,
    series_unsent: ({ invoice, customer, why }) =>
      `${customer}への請求書${invoice}を送付できませんでした：${why === 'address' ? '顧客のメールアドレスが登録されていません' : 'エラーが発生しました'}`,
    invoice_viewed: ({ invoice, customer }) => `${customer}さんが請求書${invoice}を確認しました`,
    user_pending: ({ name }) => `${name}さんが承認を待っています`,
    access_asked: ({ by, permission }) => `${by}さんが権限を求めています：${named(permission)}`,
    access_answered: ({ permission, granted }) =>
      granted ? `権限が付与されました：${named(permission)}` : `権限の申請は却下されました：${named(permission)}`,
    test_sent: () => 'ご依頼のテスト通知です',
    new_device: ({ device }) => `新しいデバイスからアカウントにサインインがありました${device ? `：${device}` : ''}`,
    password_changed: () => 'パスワードが変更されました',
    email_changed: ({ email }) => `メールアドレスが ${email} に変更されました`,
    two_factor_on: () => '二要素認証が有効になりました',
    two_factor_off: () => '二要素認証が無効になりました',
    two_factor_reset: ({ by }) => `${by}さんがあなたの二要素認証をリセットしました`,
    recovery_codes_renewed: () => 'リカバリーコードが更新されました',
    recovery_code_used: () => 'リカバリーコードでサインインがありました',
    passkey_added: ({ name }) => `パスキーが追加されました：${name}`,
    passkey_removed: ({ name }) => `パスキーが削除されました：${name}`,
    api_key_created: ({ name }) => `APIキーが作成されました：${name}`,
    api_key_revoked: ({ name }) => `APIキーが失効しました：${name}`,
    sessions_ended: () => '他のデバイスからサインアウトしました',
    access_changed: ({ by, role }) =>
      `${by}さんがあなたのアクセス権限を${roles[role as keyof typeof roles]}に変更しました`,
    viewed_as: ({ by }) => `${by}さんがあなたとしてQuarterdeckを表示しました`,
    secret_mail_read: ({ by }) => `${by}さんが、あなたのアカウントに入れるリンクを含むメールを開きました`,
    bank_changed: ({ by }) => `${by}さんが請求書に記載される振込先を変更しました`,
    company_changed: ({ by }) => `${by}さんが請求書などの書類に記載される会社情報を変更しました`,
    mail_text_changed: ({ by }) => `${by}さんが顧客宛てメールの文面を変更しました`,
    storage_low: ({ what, left }) =>
      what === 'disk'
        ? `サーバーのディスク容量が残りわずかです（残り${left} MB）。まずアップロードと受信メールが停止します`
        : `${what === 'visits' ? 'サイト訪問' : what === 'mail' ? '受信メール' : 'アップロード'}用の容量が残りわずかです（残り${left} MB）`,
    backup_overdue: ({ since, reason }) =>
      `${since === '' ? '有効なバックアップがまだありません' : `最後の有効なバックアップは${day(since)}のものです`}${reason === '' ? '' : `：${reason}`}`,
    upgraded: ({ version }) =>
      `Quarterdeckがバージョン${version}に更新されました。新機能はシステムページで確認できます`,
    mailbox_unreadable: ({ mailbox, reason }) => `メールボックス${mailbox}を読み込めません：${reason}`,
    mail_stuck: ({ reason }) => `メールを送信できません：${reason}`,
    deactivated: ({ kind, until }) =>
      kind === 'delete'
        ? `アカウントを閉鎖しました。${day(until)}に削除されます。それまでにサインインすると元に戻せます`
        : `アカウントを無効化しました。${day(until)}までにサインインすると元に戻せます`,
    leaving_soon: ({ kind, until }) =>
      kind === 'delete'
        ? `アカウントは${day(until)}に削除されます。サインインして元に戻せるのは今日までです`
        : `アカウントに戻るには${day(until)}までにサインインしてください。それ以降は管理者だけが再開できます`,
    returned: () => 'アカウントが再開されました',
  },
}
