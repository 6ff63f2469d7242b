import { readMail } from '@quarterdeck/api/mail-reader'
import { workInProcess } from '../bounded-processes.ts'

workInProcess(readMail)
