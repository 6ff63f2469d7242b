export { articleMessages } from './messages/index.ts'
export { statusTones } from './status-tones.ts'
