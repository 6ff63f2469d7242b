/** An import file of a thousand people with typical problems, as written by a spreadsheet in another country. */

const given = ['Ana', 'Jürgen', 'Søren', '美咲', 'محمد', 'Zoë', 'Łukasz', 'Олена', '民俊', 'Renée']
const family = [
  'Müller',
  '佐藤',
  'O’Brien',
  'García, de la',
  'الخطيب',
  'Ñúñez',
  'Großmann',
  'Ковальчук',
  '王',
  'Smith "Smitty"',
]
const countries = ['Germany', 'Japan', 'Egypt', 'Spain', 'Brazil', 'Poland', 'United States', 'France']
const titles = ['UX Designer', 'Data Scientist', 'Sales Manager', 'HR Manager', 'IT Support']

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const person = (n: number): string[] => [
  `${at(given, n)} ${at(family, Math.floor(n / 7))} ${n}`,
  `person.${n}@example.com`,
  `+49 30 ${String(n).padStart(5, '0')}`,
  at(countries, n),
  at(titles, n),
  at(['Active', 'pending', ''], n),
]

/** Twelve invalid rows, each with the column and the problem that the product should report. */
export const badRows: readonly { readonly row: readonly string[]; readonly column: string; readonly words: RegExp }[] =
  [
    { row: ['', 'no.name@example.com', '', 'Spain', '', ''], column: 'Name', words: /Missing/ },
    { row: ['No Mail', '', '', 'Spain', '', ''], column: 'E-Mail', words: /Missing/ },
    { row: ['Bad Mail', 'not-an-address', '', 'Spain', '', ''], column: 'E-Mail', words: /Not an email address/ },
    {
      row: ['Spaced Mail', 'with space@example.com', '', 'Spain', '', ''],
      column: 'E-Mail',
      words: /Not an email address/,
    },
    {
      row: ['Captain', 'captain@example.com', '', 'Spain', 'Captain', ''],
      column: 'Position',
      words: /Not one of the known values/,
    },
    {
      row: ['Asleep', 'asleep@example.com', '', 'Spain', '', 'Asleep'],
      column: 'Status',
      words: /Not one of the known values/,
    },
    { row: ['Twice', 'PERSON.3@example.com', '', 'Spain', '', ''], column: 'E-Mail', words: /Already in use/ },
    { row: ['Taken', 'admin@quarterdeck.test', '', 'Spain', '', ''], column: 'E-Mail', words: /Already in use/ },
    { row: ['N'.repeat(121), 'long.name@example.com', '', 'Spain', '', ''], column: 'Name', words: /at most 120/ },
    {
      row: ['Long Phone', 'long.phone@example.com', '1'.repeat(41), 'Spain', '', ''],
      column: 'Telefon',
      words: /at most 40/,
    },
    { row: ['Long Land', 'long.land@example.com', '', 'S'.repeat(101), '', ''], column: 'Land', words: /at most 100/ },
    {
      row: ['Shifted', 'shifted@example.com', '', 'Spain', '', '', 'one cell too many'],
      column: '',
      words: /does not fit the header/,
    },
  ]

const quoted = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Returns a CSV file of 988 valid and 12 invalid rows, with semicolons, quotes, CRLF and a byte-order mark. */
export const peopleFile = (): Buffer => {
  const rows: (readonly string[])[] = Array.from({ length: 988 }, (_, n) => person(n + 1))
  badRows.forEach(({ row }, index) => {
    rows.splice(50 + index * 77, 0, row)
  })
  const lines = [['Name', 'E-Mail', 'Telefon', 'Land', 'Position', 'Status'], ...rows]
  return Buffer.from(`\uFEFF${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`, 'utf8')
}
