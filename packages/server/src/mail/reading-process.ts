import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from '@quarterdeck/api/mail-reader'

const mail = await readMail(workerData as Uint8Array<ArrayBuffer>)
parentPort?.postMessage(mail, [...new Set(mail.files.map(({ bytes }) => bytes.buffer))])
