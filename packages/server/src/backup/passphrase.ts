import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartFailure } from '../failure.ts'

const shortest = 12

/** Asks for a passphrase at the terminal without echo. */
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

/** Returns the passphrase for a new backup: from the environment, from the terminal, or none. */
export const newPassphrase = async (given: string | undefined, encrypts: boolean): Promise<string | undefined> => {
  if (given !== undefined || !encrypts) return given
  if (!process.stdin.isTTY) throw new StartFailure('Set BACKUP_PASSPHRASE to the passphrase.')
  const passphrase = await askHidden('Passphrase: ')
  if (passphrase.length < shortest) throw new StartFailure(`The passphrase must have at least ${shortest} characters.`)
  if ((await askHidden('Once more: ')) !== passphrase) throw new StartFailure('The two passphrases differ.')
  return passphrase
}

/** Returns the passphrase of an existing backup; asks for it if it isn't in the environment. */
export const knownPassphrase = async (given: string | undefined, isEncrypted: boolean): Promise<string | undefined> =>
  given === undefined && isEncrypted && process.stdin.isTTY ? askHidden('Passphrase: ') : given
