import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: '閉鎖されたアカウント',
  heading: 'アカウントは閉鎖されています',
  delete: (day: string) => `アカウントの削除を希望されました。元に戻さない場合、${day}に削除されます。`,
  deactivate: (day: string) => `アカウントは無効化されています。${day}まで元に戻せます。`,
  over: '元に戻せる30日が過ぎました。',
  overAsk: 'アカウントの再開は管理者に依頼してください。',
  overGone: 'アカウントはまもなく匿名化されます。',
  return: 'アカウントに戻る',
  stay: '戻らない',
  signOut: 'サインアウト',
  download: 'データをダウンロード',
  returned: 'おかえりなさい',
  returnedText: 'アカウントが再開されました。APIキーは失効したままです。',
}
