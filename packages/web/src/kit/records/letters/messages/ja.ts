import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  subject: '件名',
  text: '本文',
  hint: '{name} は受信者の名前に置き換わります。',
  going: (count) => `${count}人に送信します`,
  left: (count) => `${count}人には送信しません`,
  none: '選択した中に送信できる人はいません。',
  many: '送信するには、100行以内で個別に選択するか、一致する1,000件以内をすべて選択してください。',
  why: {
    gone: '削除済み',
    address: 'メールアドレスなし',
    twice: 'すでに送信先に含まれています',
    over: 'すでに決定済み',
  },
  send: '送信',
  sent: (count) => `${count}通のメールを送信します`,
}
