/** An IMAP server in this process, for tests. */
declare module 'hoodiecrow-imap' {
  interface Message {
    raw: string
    flags?: string[]
    uid?: number
  }
  interface Folder {
    messages: Message[]
    uidvalidity: number
    uidnext: number
  }
  interface Server {
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    appendMessage(folder: string, flags: string[], internaldate: Date | false, raw: string): void
    getMailbox(folder: string): Folder
    readonly server: import('node:net').Server
  }
  export default function hoodiecrow(options: {
    plugins: readonly string[]
    storage: Readonly<Record<string, { readonly messages: readonly Message[] }>>
  }): Server
}
