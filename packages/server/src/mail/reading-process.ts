import { readMail } from '@quarterdeck/api/mail-reader'

process.on('message', async (raw: Uint8Array<ArrayBuffer>) => {
  const mail = await readMail(raw)
  process.send?.(mail)
})
