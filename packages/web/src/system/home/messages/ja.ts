import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'ホーム',
  heading: 'ビジネスのすべてを、ひとつのデッキから',
  text: 'ユーザー、商品、注文、請求書、チケットを、落ち着いた素早い管理画面に。すべての変更は記録され、元に戻せます。',
  open: 'Quarterdeckを開く',
}
