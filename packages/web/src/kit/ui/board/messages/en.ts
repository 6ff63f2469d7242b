import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  hint: 'Press Space to pick the card up, the arrow keys to move it, Space to drop it, and Escape to put it back.',
  grabbed: (title: string, spot: string) => `Picked up “${title}”. ${spot}.`,
  over: (spot: string) => `${spot}.`,
  dropped: (title: string, spot: string) => `“${title}” dropped. ${spot}.`,
  cancelled: (title: string, spot: string) => `“${title}” is back. ${spot}.`,
  place: (column: string, place: number, count: number) => `${column}, position ${number(place)} of ${number(count)}`,
  moveTo: 'Move to',
  more: (count: number) => `Show more (${number(count)} left)`,
  failed: 'The cards did not come.',
  retry: 'Try again',
}
