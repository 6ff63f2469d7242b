import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'メールアドレスの変更',
  old: '新しいアドレスを承認してください',
  oldText: (email: string) => `今後、アカウントでは ${email} を使用します。`,
  approve: '変更を承認',
  cancel: '変更をキャンセル',
  new: 'アドレスを確認してください',
  newText: (email: string) => `${email} はあなたの新しいアドレスですか？`,
  confirm: 'アドレスを確認',
  notMine: '自分のアドレスではありません',
  gone: 'このリンクは無効です',
  goneText: '変更が完了したか、キャンセルされたか、期限が切れています。プロフィールからもう一度申請できます。',
  waiting: 'ありがとうございます',
  waitingText: 'もう一方のアドレスでも同意すると変更されます。そちらの受信トレイをご確認ください。',
  changed: 'メールアドレスが変更されました',
  changedText: '今後は新しいアドレスでサインインしてください。',
  cancelled: '変更されませんでした',
  cancelledText: 'アドレスはそのままです。お心当たりがない場合は、パスワードを変更してください。',
  onward: 'Quarterdeck を開く',
  revert: {
    title: 'メールアドレスを元に戻す',
    text: (email: string) =>
      `アカウントのメールアドレスを ${email} に戻します。すべてのデバイスからサインアウトされ、変更後に追加されたパスキーと API キーは削除されます。その後、新しいパスワードを設定してください。`,
    go: '元のアドレスに戻す',
    taken: 'このアドレスは現在、別の方が使用しています。管理者にお問い合わせください。',
    gone: 'このリンクは無効です',
    goneText: '使用済みか、期限が切れています。サインインできない場合は、管理者にお問い合わせください。',
    onward: 'Quarterdeck を開く',
  },
}
