import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  least: (count) => `${count}文字以上で入力してください`,
  strengths: { 1: '推測されやすいパスワード', 2: '普通', 3: '良い', 4: '強力' },
}
