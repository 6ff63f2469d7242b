import { accessSync, constants } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { run } from './process.mjs'

/** Browser for tests, which takes a fifth less work per test than Chromium in headless mode. */
const headless = 'chromium-headless-shell'

const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

export const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = () =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )

/** Returns Playwright's Chromium; undefined before the packages are installed. */
const ofPlaywright = async () => {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Returns the Chromium for tests, or undefined if there is none. */
export const findChromium = async () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return canRun(asked) ? asked : undefined
  return [...onPath(), ...(elsewhere[process.platform] ?? []), await ofPlaywright()].find(
    (file) => file && canRun(file),
  )
}

const packages = [headless, 'fonts-noto-cjk']

/** Installs Debian packages. */
export const installPackages = async (names) => {
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-qy', '--no-install-recommends', ...names], options)
}

/** Returns true if Debian packages can be installed here. */
export const mayInstall = () => process.getuid?.() === 0 && canRun('/usr/bin/apt-get')

const mayInstallChromium = () => mayInstall() && !process.env.CHROMIUM_PATH

/** Instructions to install Chromium, as the end of a sentence. */
export const howToGetChromium = 'install chromium-headless-shell, Chromium, or Chrome, or name one by CHROMIUM_PATH'

/** Returns true if there is a Chromium, or one can be installed without asking. */
export const canHaveChromium = async () => mayInstallChromium() || (await findChromium()) !== undefined

/** Returns the Chromium for tests, installing it if the system allows that. */
export const ensureChromium = async () => {
  const found = await findChromium()
  if (found) return found
  if (mayInstallChromium()) {
    console.log(`No Chromium here: installing ${packages.join(' and ')} with apt-get …`)
    await installPackages(packages)
  }
  return findChromium()
}

/** Names of disabled features, including Playwright's, since Chromium uses only the last such argument. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window would start two pages for the address bar: most of a second of work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Arguments for tests: no network services, no sandbox and no graphics card. */
const always = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// Rendering in Chromium's own process saves a tenth of the work. The headless shell doesn't support that, and needs
// unhinted fonts for exact widths.
const argumentsOf = (executablePath) =>
  basename(executablePath ?? '').includes('headless')
    ? [...always, '--font-render-hinting=none']
    : [...always, '--in-process-gpu']

/**
 * Returns Playwright's launch options for Chromium.
 * @param {string | undefined} executablePath undefined for the one that Playwright finds itself
 */
export const launchOptions = (executablePath) => ({
  args: argumentsOf(executablePath),
  ...(executablePath && { executablePath }),
})
