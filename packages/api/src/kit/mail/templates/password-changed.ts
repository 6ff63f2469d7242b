import { letter } from '../letter.ts'

/** Tells the owner of an account that its password was changed. */
export const passwordChanged = letter<{ name: string }>({
  path: () => '/forget-password',
  words: {
    en: ({ name }) => ({
      subject: 'Your Quarterdeck password was changed',
      lines: [
        `Hello ${name},`,
        'The password of your account was changed, and you were signed out on all devices.',
        'If this was you, there is nothing you need to do. If it was not, choose a new password right away and tell an administrator.',
      ],
      action: 'Choose a new password',
    }),
    es: ({ name }) => ({
      subject: 'Tu contraseña de Quarterdeck ha cambiado',
      lines: [
        `Hola, ${name}:`,
        'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en todos los dispositivos.',
        'Si has sido tú, no tienes que hacer nada. Si no, elige una nueva contraseña de inmediato y avisa a un administrador.',
      ],
      action: 'Elegir una nueva contraseña',
    }),
    de: ({ name }) => ({
      subject: 'Ihr Passwort für Quarterdeck wurde geändert',
      lines: [
        `Guten Tag, ${name},`,
        'das Passwort Ihres Kontos wurde geändert, und Sie wurden auf allen Geräten abgemeldet.',
        'Falls Sie das waren, brauchen Sie nichts zu tun. Falls nicht, wählen Sie sofort ein neues Passwort und informieren Sie die Administration.',
      ],
      action: 'Neues Passwort wählen',
    }),
    ja: ({ name }) => ({
      subject: 'Quarterdeck のパスワードが変更されました',
      lines: [
        `${name} 様`,
        'アカウントのパスワードが変更され、すべてのデバイスからサインアウトされました。',
        'ご本人による変更であれば、対応は必要ありません。心当たりがない場合は、すぐに新しいパスワードを設定し、管理者に連絡してください。',
      ],
      action: '新しいパスワードを設定',
    }),
  },
})
