import { emailRevertDays } from '@quarterdeck/contract/account/email-change'
import { letter } from '../letter.ts'

export interface About {
  readonly name: string
  /** New address. */
  readonly email: string
  /** Person who changed it. */
  readonly by: string
  readonly token: string
}

/** Sent to the previous address after another person changed it, with a link to recover the account. */
export const emailRevert = letter<About>({
  path: ({ token }) => `/email-revert#${new URLSearchParams({ token })}`,
  secret: true,
  words: {
    en: ({ name, email, by }) => ({
      subject: 'Your Quarterdeck email address was changed',
      lines: [
        `Hello ${name},`,
        `${by} changed the email address of your account to ${email}. If that’s right, there’s nothing you need to do.`,
        `If it isn’t, restore your address here. Everyone is signed out of your account, and you choose a new password. The link works once, within ${emailRevertDays} days.`,
      ],
      action: 'Restore my address',
    }),
    es: ({ name, email, by }) => ({
      subject: 'Tu correo electrónico de Quarterdeck ha cambiado',
      lines: [
        `Hola, ${name}:`,
        `${by} ha cambiado la dirección de correo de tu cuenta a ${email}. Si es correcto, no tienes que hacer nada.`,
        `Si no lo es, recupera aquí tu dirección. Se cerrarán todas las sesiones de tu cuenta y elegirás una nueva contraseña. El enlace funciona una sola vez, durante ${emailRevertDays} días.`,
      ],
      action: 'Recuperar mi dirección',
    }),
    de: ({ name, email, by }) => ({
      subject: 'Ihre E-Mail-Adresse bei Quarterdeck wurde geändert',
      lines: [
        `Guten Tag, ${name},`,
        `${by} hat die E-Mail-Adresse Ihres Kontos in ${email} geändert. Ist das richtig, brauchen Sie nichts zu tun.`,
        `Wenn nicht, stellen Sie hier Ihre Adresse wieder her. Alle werden von Ihrem Konto abgemeldet, und Sie wählen ein neues Passwort. Der Link funktioniert einmal und gilt ${emailRevertDays} Tage.`,
      ],
      action: 'Meine Adresse wiederherstellen',
    }),
    ja: ({ name, email, by }) => ({
      subject: 'Quarterdeck のメールアドレスが変更されました',
      lines: [
        `${name} 様`,
        `${by} さんがアカウントのメールアドレスを ${email} に変更しました。問題がなければ、操作は必要ありません。`,
        `心当たりがない場合は、こちらから元のアドレスに戻してください。すべてのデバイスからサインアウトされ、新しいパスワードを設定できます。リンクは 1 回のみ、${emailRevertDays} 日間有効です。`,
      ],
      action: '元のアドレスに戻す',
    }),
  },
})
