import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  dueNow: 'Your role now requires two-factor authentication. Turn it on to keep your access.',
  due: (day: string) => `Your role requires two-factor authentication from ${day} on.`,
  app: {
    title: 'Authenticator app',
    text: 'After your password, a sign-in also asks for a code from an app such as Aegis, Google Authenticator or 1Password.',
  },
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  passwordText: 'Enter your password to begin.',
  password: 'Password',
  show: 'Show password',
  next: 'Continue',
  scan: 'Scan this code with your app, or type the key into it.',
  qr: 'QR code for your authenticator app',
  secret: 'Key',
  enter: 'Enter the six digits that the app shows now.',
  code: 'Code',
  confirm: 'Confirm and turn on',
  wrongCode: 'This code is not right, or was used already',
  clock: 'If codes are refused, check that the clock of your phone is set automatically.',
  codesLeft: (count: number) => {
    if (count === 0) return 'No recovery codes left'
    return count === 1 ? '1 recovery code left' : `${number(count)} recovery codes left`
  },
  codesText: 'Each recovery code lets you in once when you do not have your phone.',
  renew: 'New recovery codes',
  renewText: 'The ten old codes stop working at once. Enter your password to get new ones.',
  turnOff: 'Turn off',
  turnOffText: 'Enter a code from your app. After that, your password alone lets you in.',
  turnedOff: 'Two-factor authentication is off',
  codesTitle: 'Your recovery codes',
  codesOnce: 'Keep them somewhere safe, apart from your phone. They are shown this once.',
  fileTitle: (email: string) => `Quarterdeck recovery codes for ${email}. Each works once.`,
  fileName: 'quarterdeck-recovery-codes',
  download: 'Download',
  print: 'Print',
  kept: 'I have kept these codes safe',
  done: 'Done',
  policy: {
    title: 'Who must have it',
    text: 'Require it of access roles from a day on. Until then they are reminded; from then on they set it up after signing in.',
    roles: 'Access roles',
    names: { owner: 'Owner', admin: 'Administrator', manager: 'Manager', support: 'Support', viewer: 'Viewer' },
    from: 'From',
    fromHint: 'Give people a few days to prepare.',
    save: 'Save',
    saved: 'Requirement saved',
  },
}
