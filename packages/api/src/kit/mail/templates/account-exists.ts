import { letter } from '../letter.ts'

/** Sent to the owner of an account when somebody registers with its address; nobody else learns that it exists. */
export const accountExists = letter<{ name: string }>({
  path: () => '/login',
  words: {
    en: ({ name }) => ({
      subject: 'You already have a Quarterdeck account',
      lines: [
        `Hello ${name},`,
        'Someone, probably you, tried to register with this email address. You already have an account, so nothing was changed.',
        'Sign in as usual. If you do not know your password, choose “Forgot your password?” there.',
      ],
      action: 'Sign in',
      note: 'If this was not you, there is nothing you need to do.',
    }),
    es: ({ name }) => ({
      subject: 'Ya tienes una cuenta de Quarterdeck',
      lines: [
        `Hola, ${name}:`,
        'Alguien, probablemente tú, ha intentado registrarse con este correo electrónico. Ya tienes una cuenta, así que no se ha cambiado nada.',
        'Inicia sesión como siempre. Si no recuerdas la contraseña, elige allí «¿Has olvidado tu contraseña?».',
      ],
      action: 'Iniciar sesión',
      note: 'Si no has sido tú, no tienes que hacer nada.',
    }),
    de: ({ name }) => ({
      subject: 'Sie haben bereits ein Konto bei Quarterdeck',
      lines: [
        `Guten Tag, ${name},`,
        'jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse registrieren. Sie haben bereits ein Konto; es wurde nichts geändert.',
        'Melden Sie sich wie gewohnt an. Falls Sie Ihr Passwort nicht mehr wissen, wählen Sie dort „Passwort vergessen?“.',
      ],
      action: 'Anmelden',
      note: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun.',
    }),
    ja: ({ name }) => ({
      subject: 'Quarterdeck のアカウントはすでに存在します',
      lines: [
        `${name} 様`,
        'このメールアドレスで新規登録が行われました（おそらくご本人によるものです）。アカウントはすでに存在するため、何も変更されていません。',
        'いつもどおりサインインしてください。パスワードがわからない場合は、サインイン画面の「パスワードを忘れた場合」を選択してください。',
      ],
      action: 'サインイン',
      note: '心当たりがない場合も、対応は必要ありません。',
    }),
  },
})
