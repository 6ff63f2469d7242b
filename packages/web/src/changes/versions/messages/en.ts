import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  label: 'Versions',
  version: (version: number) => `Version ${number(version)}`,
  current: 'Current',
  changed: (fields: string) => `Changed: ${fields}`,
  compare: 'Compare',
  compareWith: (version: number) => `Compare version ${number(version)} with now`,
  text: 'Choose what to bring back. It becomes a new version; nothing is lost.',
  was: 'Then',
  now: 'Now',
  same: 'Nothing is different from now.',
  fixed: 'Not brought back from here',
  restore: (fields: number) => (fields === 1 ? 'Restore 1 field' : `Restore ${number(fields)} fields`),
  restored: (version: number) => `Restored from version ${number(version)}`,
  more: 'Load more',
}
