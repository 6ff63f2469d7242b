import { afterEach, expect, test } from 'vitest'
import { type MailReader, openMailReader, readingLimits } from './read-in-process.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const head = 'From: Ada <ada@example.com>\r\nSubject: Files\r\n'
const short = bytes(`${head}\r\nHello\r\n`)
let warned: unknown[] = []
const readers: MailReader[] = []

const open = (limits = readingLimits) => {
  warned = []
  const reader = openMailReader((_, message, about) => warned.push([message, about?.reason]), limits)
  readers.push(reader)
  return reader
}
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

test('a mail is read with its files', async () => {
  const { read } = open()
  const mail = await read(
    bytes(
      `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n--b\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nwords\r\n--b--\r\n`,
    ),
  )
  expect(mail).toMatchObject({ subject: 'Files', from: { email: 'ada@example.com' }, body: 'Hello', isWhole: true })
  expect(mail.files.map((file) => [file.name, new TextDecoder().decode(file.bytes).trim()])).toEqual([
    ['a.txt', 'words'],
  ])
})

test('of a mail that takes too long only the head is read, and the next is read as ever', async () => {
  const slow = open({ ...readingLimits, longestMs: 1 })
  expect(await slow.read(short)).toMatchObject({ subject: 'Files', body: '', isWhole: false })
  expect(warned).toEqual([['only the headers of an email could be read', 'It took too long']])
  // A late failure would end this process, and the test with it.
  await new Promise((resolve) => setImmediate(resolve))
  expect(await open().read(short)).toMatchObject({ body: 'Hello' })
})

test('of a mail that takes too much memory only the head is read, and the server goes on', async () => {
  const { read } = open({ ...readingLimits, memoryMb: 4 })
  expect(await read(short)).toMatchObject({ subject: 'Files', body: '', isWhole: false })
  expect(warned).toEqual([['only the headers of an email could be read', expect.stringContaining('ended')]])
})
