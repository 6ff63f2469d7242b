export const en = {
  copy: 'Copy',
  copied: 'Copied',
}
