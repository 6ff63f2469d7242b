/** Asks for a new session; resolves to whether there is one. */
type Renew = () => Promise<boolean>

let renew: Renew = async () => false
let asking: Promise<boolean> | undefined

/** Says what happens when a call finds nobody signed in. */
export const whenSignedOut = (then: Renew): void => {
  renew = then
}

/** Whether somebody has signed in again, so that a call may be repeated. All calls wait for the one question. */
export const tellSignedOut = (): Promise<boolean> => {
  asking ??= renew().finally(() => {
    asking = undefined
  })
  return asking
}
