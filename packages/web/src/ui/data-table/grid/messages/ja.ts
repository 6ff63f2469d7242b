import type { Translated } from '../../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  label: '表示形式',
  shapes: { table: '表', grid: '画像' },
}
