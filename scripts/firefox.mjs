import { delimiter, join } from 'node:path'
import { canRun, installPackages, mayInstall } from './chromium.mjs'

const names = ['firefox-esr', 'firefox']
const elsewhere = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
}

/** Returns the path of Firefox, or undefined if it isn't installed. */
export const findFirefox = () => {
  const asked = process.env.FIREFOX_PATH
  if (asked) return canRun(asked) ? asked : undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...(elsewhere[process.platform] ?? [])].find(canRun)
}

/** Instructions to install Firefox, as the end of a sentence. */
export const howToGetFirefox = 'install firefox-esr or Firefox, or name one by FIREFOX_PATH'

/** Installs Firefox if the system allows it; otherwise prints that the tests in it won't run. */
export const ensureFirefox = async () => {
  if (!findFirefox() && mayInstall() && !process.env.FIREFOX_PATH) {
    console.log('No Firefox here: installing firefox-esr with apt-get …')
    await installPackages(['firefox-esr'])
  }
  if (findFirefox()) return
  console.log(`The tests in Firefox will not run: no Firefox (${howToGetFirefox}).`)
}
