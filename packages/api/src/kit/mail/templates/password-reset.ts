import { letter } from '../letter.ts'

/** Contains the link to set a new password. */
export const passwordReset = letter<{ name: string; token: string; minutes: number }>({
  path: ({ token }) => `/forget-password#${new URLSearchParams({ token })}`,
  secret: true,
  words: {
    en: ({ name, minutes }) => ({
      subject: 'Choose a new Quarterdeck password',
      lines: [
        `Hello ${name},`,
        `Use this link to choose a new password. It works once and is valid for ${minutes} minutes.`,
      ],
      action: 'Choose a new password',
      note: 'If you did not ask for this, you can ignore this email. Your password stays as it is.',
    }),
    es: ({ name, minutes }) => ({
      subject: 'Elige una nueva contraseña de Quarterdeck',
      lines: [
        `Hola, ${name}:`,
        `Usa este enlace para elegir una nueva contraseña. Funciona una sola vez y es válido durante ${minutes} minutos.`,
      ],
      action: 'Elegir una nueva contraseña',
      note: 'Si no lo has solicitado, puedes ignorar este mensaje. Tu contraseña no cambia.',
    }),
    de: ({ name, minutes }) => ({
      subject: 'Neues Passwort für Quarterdeck wählen',
      lines: [
        `Guten Tag, ${name},`,
        `über diesen Link wählen Sie ein neues Passwort. Er funktioniert einmal und gilt ${minutes} Minuten.`,
      ],
      action: 'Neues Passwort wählen',
      note: 'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.',
    }),
    ja: ({ name, minutes }) => ({
      subject: 'Quarterdeck の新しいパスワードの設定',
      lines: [
        `${name} 様`,
        `次のリンクから新しいパスワードを設定してください。リンクは 1 回のみ、${minutes} 分間有効です。`,
      ],
      action: '新しいパスワードを設定',
      note: '心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
    }),
  },
})
