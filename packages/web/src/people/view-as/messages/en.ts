export const en = {
  banner: (name: string) => `Viewing as ${name}`,
  readOnly: 'Read only',
  label: 'Viewing as someone else',
  left: (time: string) => `${time} left`,
  stop: 'Stop',
  start: 'View as this user',
  title: (name: string) => `View as ${name}`,
  text: 'For 30 minutes, you see what this person sees, without changing anything. They are told, and it goes into the journal.',
  reason: 'Reason',
  go: 'View as',
}
