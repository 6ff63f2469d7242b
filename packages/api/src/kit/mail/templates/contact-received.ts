import { letter } from '../letter.ts'

/**
 * Confirms a message to support, with a link to follow it. It doesn't repeat the message, since the address may be somebody
 * else's.
 */
export const contactReceived = letter<{ receipt: number; token: string }>({
  path: ({ token }) => `/support/requests/${token}`,
  words: {
    en: ({ receipt }) => ({
      subject: `We received your message (#${receipt})`,
      lines: ['Hello,', `Thank you for your message. It has the number ${receipt}; we’ll get back to you by email.`],
      action: 'See its status',
      note: 'If you didn’t write to us, someone else entered your address. There is nothing you need to do.',
    }),
    es: ({ receipt }) => ({
      subject: `Hemos recibido tu mensaje (n.º ${receipt})`,
      lines: ['Hola:', `Gracias por tu mensaje. Tiene el número ${receipt}; te responderemos por correo electrónico.`],
      action: 'Ver su estado',
      note: 'Si no nos has escrito, alguien introdujo tu dirección. No tienes que hacer nada.',
    }),
    de: ({ receipt }) => ({
      subject: `Wir haben Ihre Nachricht erhalten (Nr. ${receipt})`,
      lines: [
        'Guten Tag,',
        `vielen Dank für Ihre Nachricht. Sie hat die Nummer ${receipt}; wir antworten Ihnen per E-Mail.`,
      ],
      action: 'Status ansehen',
      note: 'Falls Sie uns nicht geschrieben haben, hat jemand anderes Ihre Adresse eingegeben. Sie brauchen nichts zu tun.',
    }),
    ja: ({ receipt }) => ({
      subject: `お問い合わせを受け付けました（番号 ${receipt}）`,
      lines: [`お問い合わせありがとうございます。受付番号は${receipt}です。メールにてご返信いたします。`],
      action: '状況を確認する',
      note: 'お心当たりがない場合は、別の方があなたのメールアドレスを入力した可能性があります。対応は必要ありません。',
    }),
  },
})
