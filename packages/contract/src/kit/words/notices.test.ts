import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'

test('what was canceled is told as that in every language, and not as done', () => {
  const mailing = { job: 'a', kind: 'send', changed: 17 } as const
  const told = [en, es, de, ja].map(({ notices }) => notices.job_done({ ...mailing, state: 'cancelled' }))
  expect(told).toEqual([
    'Your mailing was canceled: 17 emails sent',
    'El envío masivo se ha cancelado: 17 correos enviados',
    'E-Mail-Versand wurde abgebrochen: 17 E-Mails gesendet',
    'メールの一括送信をキャンセルしました（17通を送信）',
  ])
  expect(en.notices.job_done({ ...mailing, state: 'done' })).toBe('Your mailing is done: 17 emails sent')
})
