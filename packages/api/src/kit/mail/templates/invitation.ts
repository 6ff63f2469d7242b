import { letter } from '../letter.ts'

/** Invites somebody to join. */
export const invitation = letter<{ inviter: string; token: string; days: number }>({
  path: ({ token }) => `/register#${new URLSearchParams({ invite: token })}`,
  secret: true,
  words: {
    en: ({ inviter, days }) => ({
      subject: `${inviter} invites you to Quarterdeck`,
      lines: [
        'Hello,',
        `${inviter} has invited you to work in Quarterdeck. Choose a password and you can start right away.`,
        `The invitation is valid for ${days} days.`,
      ],
      action: 'Accept the invitation',
      note: `If you do not know ${inviter}, you can ignore this email.`,
    }),
    es: ({ inviter, days }) => ({
      subject: `${inviter} te invita a Quarterdeck`,
      lines: [
        'Hola:',
        `${inviter} te ha invitado a trabajar en Quarterdeck. Elige una contraseña y podrás empezar enseguida.`,
        `La invitación es válida durante ${days} días.`,
      ],
      action: 'Aceptar la invitación',
      note: `Si no conoces a ${inviter}, puedes ignorar este mensaje.`,
    }),
    de: ({ inviter, days }) => ({
      subject: `${inviter} lädt Sie zu Quarterdeck ein`,
      lines: [
        'Guten Tag,',
        `${inviter} hat Sie eingeladen, in Quarterdeck mitzuarbeiten. Wählen Sie ein Passwort, und Sie können sofort beginnen.`,
        `Die Einladung gilt ${days} Tage.`,
      ],
      action: 'Einladung annehmen',
      note: `Falls Sie ${inviter} nicht kennen, können Sie diese E-Mail ignorieren.`,
    }),
    ja: ({ inviter, days }) => ({
      subject: `${inviter} さんから Quarterdeck への招待`,
      lines: [
        'こんにちは。',
        `${inviter} さんがあなたを Quarterdeck に招待しました。パスワードを設定すると、すぐに利用を開始できます。`,
        `招待の有効期限は ${days} 日間です。`,
      ],
      action: '招待を受ける',
      note: `${inviter} さんに心当たりがない場合は、このメールを無視してください。`,
    }),
  },
})
