export const en = {
  showPassword: 'Show or hide the password',
  capsLock: 'Caps Lock is on',
  passwordHint: 'Several words are a good choice',
  toSignIn: 'Back to sign-in',
}
