import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  words: {
    many: 'チケット',
    names: 'チケット',
  },
  name: (id) => `チケット ${id}`,
  statuses: { Open: '対応中', Closed: '完了', Pending: '保留' },
  fields: {
    id: '番号',
    userId: '顧客',
    subject: '件名',
    describe: '内容',
    status: 'ステータス',
    image: '画像',
    createdAt: '作成日',
  },
  list: { title: 'チケット', search: '件名・内容で検索', empty: 'チケットはまだありません' },
}
