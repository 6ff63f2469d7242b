export const en = {
  show: 'Show',
  notice: {
    changed: (name: string) => `${name} changed this just now.`,
    deleted: (name: string) => `${name} deleted this just now.`,
    someone: 'Someone',
    kept: 'What you have entered is still here. When you save, both are merged; where you changed the same field, you decide.',
    look: 'See what changed',
    title: 'What changed',
  },
}
