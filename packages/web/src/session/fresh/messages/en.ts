export const en = {
  title: 'Confirm it’s you',
  text: 'This step affects the safety of your account. Enter your password to continue.',
  password: 'Password',
  show: 'Show password',
  go: 'Continue',
}
