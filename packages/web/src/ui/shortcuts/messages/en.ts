import type { ShortcutGroup, ShortcutName } from '../keys.ts'

const names: Record<ShortcutName, string> = {
  palette: 'Search and run commands',
  help: 'Show the keyboard shortcuts',
  notifications: 'Go to the notifications',
  navigation: 'Collapse or expand the navigation',
  goToUsers: 'Go to Users',
  search: 'Search the list',
  filter: 'Filter the list',
  nextRow: 'Go to the next row',
  nextPage: 'One page of rows down',
  lastRow: 'Go to the last row',
  openRow: 'Open the row',
  peekRow: 'Quick view of the row',
  editCell: 'Edit the cell, or open the form',
  selectRow: 'Select the row',
  selectRows: 'Select the rows since the last one',
  nextRecord: 'Next record',
  previousRecord: 'Previous record',
  reply: 'Reply',
  hide: 'Hide or show again',
  save: 'Save',
}
const groups: Record<ShortcutGroup, string> = {
  everywhere: 'Everywhere',
  list: 'In this list',
  record: 'On this page',
  form: 'In this form',
}

export const en = {
  title: 'Keyboard shortcuts',
  groups,
  names,
  keys: {
    mod: 'Ctrl',
    alt: 'Alt',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    pagedown: 'Page Down',
    end: 'End',
  },
  followedBy: 'then',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn these off if you dictate or press keys by accident.',
}
