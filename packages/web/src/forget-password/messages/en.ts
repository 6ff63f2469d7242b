export const en = {
  title: 'Forgot password',
  heading: 'Forgot your password?',
  text: 'Enter your email address. We will send you a link to choose a new password.',
  email: 'Email',
  submit: 'Send link',
  sent: 'Check your mailbox',
  sentText: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once and is valid for 30 minutes.`,
  again: 'Use another address',
  newHeading: 'Choose a new password',
  newPassword: 'New password',
  save: 'Save password',
  saved: 'Your password has been changed',
  savedText: 'You have been signed out on all devices. Sign in with the new password.',
  signIn: 'Sign in',
  gone: 'This link is no longer valid. It works once and for 30 minutes.',
  another: 'Request another link',
}
