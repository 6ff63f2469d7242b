export const en = {
  title: 'Register',
  heading: 'Create your account',
  intro: 'An administrator approves each new account.',
  invited: (inviter: string, role: string) => `${inviter} has invited you as ${role}.`,
  roles: { owner: 'owner', admin: 'administrator', manager: 'manager', support: 'support', viewer: 'viewer' },
  headingInvited: 'Welcome aboard',
  name: 'Your name',
  email: 'Email',
  password: 'Password',

  submit: 'Create account',
  accept: 'Accept and start',
  known: 'Already have an account?',
  signIn: 'Sign in',
  gone: 'This invitation is no longer valid',
  goneText: 'It may have expired, or been taken back or accepted. Ask whoever invited you for another one.',
}
