import { letter } from '../letter.ts'

/** Verifies an address, by a code or a link. */
export const verification = letter<{ name: string; code: string; ticket: string; minutes: number }>({
  path: ({ ticket, code }) => `/verification#${new URLSearchParams({ ticket, code })}`,
  code: ({ code }) => code,
  secret: true,
  words: {
    en: ({ name, minutes }) => ({
      subject: 'Your Quarterdeck confirmation code',
      lines: [`Hello ${name},`, `Enter this code to confirm your email address. It is valid for ${minutes} minutes.`],
      action: 'Confirm email address',
      note: 'If you did not register with Quarterdeck, you can ignore this email. Nothing happens without the code.',
    }),
    es: ({ name, minutes }) => ({
      subject: 'Tu código de confirmación de Quarterdeck',
      lines: [
        `Hola, ${name}:`,
        `Introduce este código para confirmar tu correo electrónico. Es válido durante ${minutes} minutos.`,
      ],
      action: 'Confirmar el correo electrónico',
      note: 'Si no te has registrado en Quarterdeck, puedes ignorar este mensaje. Sin el código no ocurre nada.',
    }),
    de: ({ name, minutes }) => ({
      subject: 'Ihr Bestätigungscode für Quarterdeck',
      lines: [`Guten Tag, ${name},`, `mit diesem Code bestätigen Sie Ihre E-Mail-Adresse. Er gilt ${minutes} Minuten.`],
      action: 'E-Mail-Adresse bestätigen',
      note: 'Falls Sie sich nicht bei Quarterdeck registriert haben, können Sie diese E-Mail ignorieren. Ohne den Code geschieht nichts.',
    }),
    ja: ({ name, minutes }) => ({
      subject: 'Quarterdeck の確認コード',
      lines: [
        `${name} 様`,
        `次のコードを入力して、メールアドレスを確認してください。コードの有効期限は ${minutes} 分です。`,
      ],
      action: 'メールアドレスを確認',
      note: 'Quarterdeck に登録した覚えがない場合は、このメールを無視してください。コードが入力されない限り、何も起こりません。',
    }),
  },
})
