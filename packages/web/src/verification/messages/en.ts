export const en = {
  title: 'Confirm email address',
  heading: 'Confirm your email address',
  text: (email: string) =>
    `Enter the six-digit code that was sent to ${email || 'your address'}. It is valid for 15 minutes.`,
  code: 'Code',
  digit: (place: number) => `Digit ${place} of 6`,
  submit: 'Confirm',
  wrong: (left: number) =>
    left === 1 ? 'That is not the code. You have one try left.' : `That is not the code. You have ${left} tries left.`,
  expired: 'This code no longer works. Request another one.',
  over: 'This registration has expired. Please register again.',
  resend: 'Send another code',
  resendIn: (seconds: number) => `Send another code in ${seconds} s`,
  resent: (email: string) => `Another code is on its way to ${email}`,
  change: 'Use another address',
  email: 'Email',
  send: 'Send code',
  done: 'Your address is confirmed',
  doneText: 'An administrator will look at your account next. You will get an email as soon as it is approved.',
  none: 'Nothing to confirm here',
  noneText: 'Follow the link in the email, or register to get a code.',
  register: 'Register',
}
