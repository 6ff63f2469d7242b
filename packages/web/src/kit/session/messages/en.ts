export const en = {
  forbidden: {
    title: 'You do not have access to this',
    text: (permission: string) => `It needs the permission “${permission}”, which your access role does not have.`,
    ask: 'Ask for access',
    reason: 'What do you need it for?',
    send: 'Send request',
    asked: 'You have asked for access. Those who may give it have been told, and you will hear of the answer.',
  },
  fresh: {
    title: 'Confirm it’s you',
    text: 'This step affects the safety of your account. Enter your password to continue.',
    password: 'Password',
    show: 'Show password',
    go: 'Continue',
  },
}
