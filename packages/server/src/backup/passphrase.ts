import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartFailure } from '../failure.ts'

const shortest = 12

/** Asks a person at the terminal, and shows nothing of what they type. */
const askHidden = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const muted = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input: process.stdin, output: muted, terminal: true })
    process.stderr.write(question)
    lines.once('line', (line) => {
      process.stderr.write('\n')
      lines.close()
      lines.removeAllListeners('close')
      resolve(line)
    })
    lines.once('close', () => reject(new StartFailure('No passphrase was given.')))
  })

/** Returns the passphrase for a new backup: that of the environment, one that is asked for, or none. */
export const newPassphrase = async (given: string | undefined, encrypts: boolean): Promise<string | undefined> => {
  if (given !== undefined || !encrypts) return given
  if (!process.stdin.isTTY) throw new StartFailure('Set BACKUP_PASSPHRASE to the passphrase.')
  const passphrase = await askHidden('Passphrase: ')
  if (passphrase.length < shortest) throw new StartFailure(`The passphrase must have at least ${shortest} characters.`)
  if ((await askHidden('Once more: ')) !== passphrase) throw new StartFailure('The two passphrases differ.')
  return passphrase
}

/** Returns the passphrase of a backup that is there; asks for it where the environment has none. */
export const knownPassphrase = async (given: string | undefined, isEncrypted: boolean): Promise<string | undefined> =>
  given === undefined && isEncrypted && process.stdin.isTTY ? askHidden('Passphrase: ') : given
