export const en = {
  app: 'Enter the six-digit code that your authenticator app shows.',
  recovery: 'Enter one of your recovery codes. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  trust: 'Do not ask on this device for 30 days',
  submit: 'Sign in',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  startOver: 'Start over',
  wrong: 'That is not the code. Wait for the next one if it has just changed.',
  over: 'That took too long or too many tries. Start over.',
}
