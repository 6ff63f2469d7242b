import { expect, test } from 'vitest'
import { readInThread } from './read-in-thread.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const head = 'From: Ada <ada@example.com>\r\nSubject: Files\r\n'

test('a mail is read in a thread of its own, with its files', async () => {
  const mail = await readInThread(() => undefined)(
    bytes(
      `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n--b\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nwords\r\n--b--\r\n`,
    ),
  )
  expect(mail).toMatchObject({ subject: 'Files', from: { email: 'ada@example.com' }, body: 'Hello', isWhole: true })
  expect(mail.files.map((file) => [file.name, new TextDecoder().decode(file.bytes).trim()])).toEqual([
    ['a.txt', 'words'],
  ])
})

test('of a mail that takes too long, or too much memory, the head is read', async () => {
  const warned: string[] = []
  const read = readInThread((_, message) => warned.push(message))
  const mail = await read(bytes(`${head}\r\n${'\n'.repeat(20_000_000)}`))
  expect(mail).toMatchObject({ subject: 'Files', from: { email: 'ada@example.com' }, body: '', isWhole: false })
  expect(warned).toEqual(['a mail could not be read but for its head'])
})
