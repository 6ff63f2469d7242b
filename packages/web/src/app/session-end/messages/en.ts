export const en = {
  title: 'Your session has ended',
  text: 'Sign in again to go on. Nothing that you entered is lost.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in and go on',
  leave: 'Leave',
  wait: (seconds: number) => `Try again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.`,
}
