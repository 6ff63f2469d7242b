import { emailChangeHours } from '@quarterdeck/contract/account/email-change'
import { letter } from '../letter.ts'

export interface About {
  readonly name: string
  /** New address. */
  readonly email: string
  readonly token: string
}

const path = ({ token }: About) => `/email-change#${new URLSearchParams({ token })}`

/** Sent to the current address: asks to approve the new one. */
export const emailApproval = letter<About>({
  path,
  secret: true,
  words: {
    en: ({ name, email }) => ({
      subject: 'Approve your new email address',
      lines: [
        `Hello ${name},`,
        `your Quarterdeck account is to use the address ${email} from now on. Approve the change here; it is made once the new address has been confirmed too. The link is valid for ${emailChangeHours} hours.`,
      ],
      action: 'Approve or cancel',
      note: 'If this was not you, cancel the change by the same link and choose a new password: someone else is in your account.',
    }),
    es: ({ name, email }) => ({
      subject: 'Aprueba tu nueva dirección de correo',
      lines: [
        `Hola, ${name}:`,
        `Tu cuenta de Quarterdeck pasará a usar la dirección ${email}. Aprueba aquí el cambio; se hará cuando también se haya confirmado la nueva dirección. El enlace es válido durante ${emailChangeHours} horas.`,
      ],
      action: 'Aprobar o cancelar',
      note: 'Si no has sido tú, cancela el cambio con este mismo enlace y elige otra contraseña: alguien más está en tu cuenta.',
    }),
    de: ({ name, email }) => ({
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      lines: [
        `Guten Tag, ${name},`,
        `Ihr Konto bei Quarterdeck soll künftig die Adresse ${email} verwenden. Hier stimmen Sie der Änderung zu; sie gilt, sobald auch die neue Adresse bestätigt ist. Der Link gilt ${emailChangeHours} Stunden.`,
      ],
      action: 'Zustimmen oder abbrechen',
      note: 'Falls Sie das nicht waren, brechen Sie die Änderung über denselben Link ab und wählen Sie ein neues Passwort: Jemand anderes ist in Ihrem Konto.',
    }),
    ja: ({ name, email }) => ({
      subject: '新しいメールアドレスへの変更を承認してください',
      lines: [
        `${name} 様`,
        `Quarterdeck アカウントのメールアドレスを ${email} に変更する申請がありました。こちらから承認してください。新しいアドレスの確認も済むと変更されます。リンクの有効期限は${emailChangeHours}時間です。`,
      ],
      action: '承認またはキャンセル',
      note: 'お心当たりがない場合は、同じリンクから変更をキャンセルし、パスワードを変更してください。第三者がアカウントにアクセスしている可能性があります。',
    }),
  },
})

/** Sent to the new address: asks to confirm it. */
export const emailConfirmation = letter<About>({
  path,
  secret: true,
  words: {
    en: ({ name }) => ({
      subject: 'Confirm your new email address',
      lines: [
        `Hello ${name},`,
        `confirm that this is your address, so that your Quarterdeck account can use it. The change also has to be approved at your address of until now. The link is valid for ${emailChangeHours} hours.`,
      ],
      action: 'Confirm email address',
      note: 'If you did not ask for this, you can ignore this email. Nothing happens without the link.',
    }),
    es: ({ name }) => ({
      subject: 'Confirma tu nueva dirección de correo',
      lines: [
        `Hola, ${name}:`,
        `Confirma que esta dirección es tuya para que tu cuenta de Quarterdeck pueda usarla. El cambio también debe aprobarse en tu dirección anterior. El enlace es válido durante ${emailChangeHours} horas.`,
      ],
      action: 'Confirmar el correo electrónico',
      note: 'Si no lo has pedido, puedes ignorar este mensaje. Sin el enlace no ocurre nada.',
    }),
    de: ({ name }) => ({
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      lines: [
        `Guten Tag, ${name},`,
        `bestätigen Sie, dass dies Ihre Adresse ist, damit Ihr Konto bei Quarterdeck sie verwenden kann. Auch an Ihrer bisherigen Adresse muss der Änderung zugestimmt werden. Der Link gilt ${emailChangeHours} Stunden.`,
      ],
      action: 'E-Mail-Adresse bestätigen',
      note: 'Falls Sie darum nicht gebeten haben, können Sie diese E-Mail ignorieren. Ohne den Link geschieht nichts.',
    }),
    ja: ({ name }) => ({
      subject: '新しいメールアドレスを確認してください',
      lines: [
        `${name} 様`,
        `Quarterdeck アカウントでこのアドレスを使用するため、ご本人のものであることを確認してください。現在のアドレスでの承認も必要です。リンクの有効期限は${emailChangeHours}時間です。`,
      ],
      action: 'メールアドレスを確認',
      note: 'お心当たりがない場合は、このメールを無視してください。リンクを開かない限り何も起こりません。',
    }),
  },
})

/** Sent to the owner of an address that somebody else tried to change to. */
export const emailTaken = letter<Readonly<Record<string, never>>>({
  words: {
    en: () => ({
      subject: 'Someone wants to use your email address',
      lines: [
        'Someone entered your address as the new one of their Quarterdeck account. It stays with your account, and they were not told that you have one.',
      ],
      note: 'You need not do anything. If it was you, use another address for the other account.',
    }),
    es: () => ({
      subject: 'Alguien quiere usar tu dirección de correo',
      lines: [
        'Alguien ha indicado tu dirección como la nueva de su cuenta de Quarterdeck. Sigue siendo de tu cuenta, y no se le ha dicho que tienes una.',
      ],
      note: 'No tienes que hacer nada. Si has sido tú, usa otra dirección para la otra cuenta.',
    }),
    de: () => ({
      subject: 'Jemand möchte Ihre E-Mail-Adresse verwenden',
      lines: [
        'Jemand hat Ihre Adresse als neue Adresse für ein Konto bei Quarterdeck angegeben. Sie bleibt bei Ihrem Konto, und es wurde nicht verraten, dass Sie eines haben.',
      ],
      note: 'Sie müssen nichts tun. Falls Sie es selbst waren, verwenden Sie für das andere Konto eine andere Adresse.',
    }),
    ja: () => ({
      subject: 'あなたのメールアドレスを使用しようとした人がいます',
      lines: [
        '別の方が、Quarterdeck アカウントの新しいアドレスとしてあなたのアドレスを入力しました。アドレスは引き続きあなたのアカウントのものであり、アカウントの存在は相手に知らされていません。',
      ],
      note: '特に操作は必要ありません。ご自身で入力した場合は、もう一方のアカウントには別のアドレスをお使いください。',
    }),
  },
})
