import type { NoticeData } from '@quarterdeck/contract/kit/notice-event'
import { type NoticeEventName, noticePath } from '@quarterdeck/contract/kit/notice-events'
import { de } from '@quarterdeck/contract/kit/words/de'
import { en } from '@quarterdeck/contract/kit/words/en'
import { es } from '@quarterdeck/contract/kit/words/es'
import { ja } from '@quarterdeck/contract/kit/words/ja'
import { letter } from '../letter.ts'

export interface NoticeContent {
  readonly event: NoticeEventName
  readonly data: NoticeData
}

/** Notification that its recipient chose to get by email, or about the security of their account. */
export const notice = letter<NoticeContent>({
  path: ({ event, data }) => `/${noticePath(event, data) ?? ''}`,
  words: {
    en: ({ event, data }) => ({
      subject: en.notices[event](data),
      lines: [`${en.notices[event](data)}.`],
      action: 'Open Quarterdeck',
      note: 'You choose in your notification settings what you get mails about. Mails about the security of your account always go out.',
    }),
    es: ({ event, data }) => ({
      subject: es.notices[event](data),
      lines: [`${es.notices[event](data)}.`],
      action: 'Abrir Quarterdeck',
      note: 'En los ajustes de notificaciones eliges sobre qué recibes correos. Los que tratan de la seguridad de tu cuenta siempre se envían.',
    }),
    de: ({ event, data }) => ({
      subject: de.notices[event](data),
      lines: [`${de.notices[event](data)}.`],
      action: 'Quarterdeck öffnen',
      note: 'In den Einstellungen für Benachrichtigungen wählen Sie, worüber Sie E-Mails erhalten. E-Mails zur Sicherheit Ihres Kontos werden immer gesendet.',
    }),
    ja: ({ event, data }) => ({
      subject: ja.notices[event](data),
      lines: [`${ja.notices[event](data)}。`],
      action: 'Quarterdeckを開く',
      note: 'どの通知をメールで受け取るかは、通知の設定で選べます。アカウントのセキュリティに関するメールは必ず送信されます。',
    }),
  },
})

/** Daily digest of notifications. */
export const digest = letter<{ readonly told: readonly NoticeContent[] }>({
  path: () => '/',
  words: {
    en: ({ told }) => ({
      subject: told.length === 1 ? 'Your digest: 1 thing' : `Your digest: ${told.length} things`,
      lines: ['What happened since the last digest:', ...told.map(({ event, data }) => `• ${en.notices[event](data)}`)],
      action: 'Open Quarterdeck',
      note: 'You choose in your notification settings what is in this digest and when it comes.',
    }),
    es: ({ told }) => ({
      subject: told.length === 1 ? 'Tu resumen: 1 novedad' : `Tu resumen: ${told.length} novedades`,
      lines: [
        'Qué ha pasado desde el último resumen:',
        ...told.map(({ event, data }) => `• ${es.notices[event](data)}`),
      ],
      action: 'Abrir Quarterdeck',
      note: 'En los ajustes de notificaciones eliges qué contiene este resumen y cuándo llega.',
    }),
    de: ({ told }) => ({
      subject: told.length === 1 ? 'Ihre Übersicht: 1 Neuigkeit' : `Ihre Übersicht: ${told.length} Neuigkeiten`,
      lines: [
        'Was seit der letzten Übersicht geschehen ist:',
        ...told.map(({ event, data }) => `• ${de.notices[event](data)}`),
      ],
      action: 'Quarterdeck öffnen',
      note: 'In den Einstellungen für Benachrichtigungen wählen Sie, was diese Übersicht enthält und wann sie kommt.',
    }),
    ja: ({ told }) => ({
      subject: `お知らせのまとめ（${told.length}件）`,
      lines: ['前回のまとめ以降のお知らせです。', ...told.map(({ event, data }) => `・${ja.notices[event](data)}`)],
      action: 'Quarterdeckを開く',
      note: 'まとめの内容と届く時刻は、通知の設定で選べます。',
    }),
  },
})
