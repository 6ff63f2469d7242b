import { letter } from '../letter.ts'

/** Sent after an account was approved. */
export const approved = letter<{ name: string }>({
  path: () => '/login',
  words: {
    en: ({ name }) => ({
      subject: 'Your Quarterdeck account has been approved',
      lines: [`Hello ${name},`, 'Your account has been approved. You can sign in now.'],
      action: 'Sign in',
    }),
    es: ({ name }) => ({
      subject: 'Tu cuenta de Quarterdeck ha sido aprobada',
      lines: [`Hola, ${name}:`, 'Tu cuenta ha sido aprobada. Ya puedes iniciar sesión.'],
      action: 'Iniciar sesión',
    }),
    de: ({ name }) => ({
      subject: 'Ihr Konto bei Quarterdeck wurde freigegeben',
      lines: [`Guten Tag, ${name},`, 'Ihr Konto wurde freigegeben. Sie können sich jetzt anmelden.'],
      action: 'Anmelden',
    }),
    ja: ({ name }) => ({
      subject: 'Quarterdeck のアカウントが承認されました',
      lines: [`${name} 様`, 'アカウントが承認されました。今すぐサインインできます。'],
      action: 'サインイン',
    }),
  },
})
