export const en = {
  label: 'Show as',
  shapes: { table: 'Table', grid: 'Pictures' },
}
