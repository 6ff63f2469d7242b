import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  dueNow: 'あなたの役割では二要素認証が必須になりました。アクセスを続けるにはオンにしてください。',
  due: (day) => `あなたの役割では${day}から二要素認証が必須になります。`,
  app: {
    title: '認証アプリ',
    text: 'サインインの際、パスワードに加えて、Google Authenticatorや1Passwordなどのアプリのコードを求めます。',
  },
  on: 'オン',
  off: 'オフ',
  turnOn: 'オンにする',
  passwordText: 'はじめにパスワードを入力してください。',
  password: 'パスワード',
  show: 'パスワードを表示',
  next: '続ける',
  scan: 'アプリでこのコードを読み取るか、キーを入力してください。',
  qr: '認証アプリ用のQRコード',
  secret: 'キー',
  enter: 'アプリに表示されている6桁の数字を入力してください。',
  code: 'コード',
  confirm: '確認してオンにする',
  wrongCode: 'コードが正しくないか、すでに使われています',
  clock: 'コードが受け付けられない場合は、電話の時刻が自動設定になっているかご確認ください。',
  codesLeft: (count) => {
    if (count === 0) return 'リカバリーコードは残っていません'
    return count === 1 ? 'リカバリーコード残り1個' : `リカバリーコード残り${number(count)}個`
  },
  codesText: '電話が手元にないとき、リカバリーコード1個につき1回サインインできます。',
  renew: '新しいリカバリーコード',
  renewText: 'これまでのコード10個はすぐに使えなくなります。新しいコードを受け取るにはパスワードを入力してください。',
  turnOff: 'オフにする',
  turnOffText: 'アプリのコードを入力してください。以後はパスワードだけでサインインできます。',
  turnedOff: '二要素認証をオフにしました',
  codesTitle: 'リカバリーコード',
  codesOnce: '電話とは別の安全な場所に保管してください。表示されるのは今回だけです。',
  fileTitle: (email) => `${email} のQuarterdeckリカバリーコード。それぞれ1回だけ使えます。`,
  fileName: 'quarterdeck-recovery-codes',
  download: 'ダウンロード',
  print: '印刷',
  kept: 'コードを安全に保管しました',
  done: '完了',
  policy: {
    title: '必須にする対象',
    text: '指定した日から、アクセス権限ごとに必須にできます。それまでは案内が表示され、その日からはサインイン後に設定を求めます。',
    roles: 'アクセス権限',
    names: { owner: 'オーナー', admin: '管理者', manager: 'マネージャー', support: 'サポート', viewer: '閲覧者' },
    from: '開始日',
    fromHint: '準備のために数日の余裕を見てください。',
    save: '保存',
    saved: '設定を保存しました',
  },
}
