export { forgetSession, markSession, sessionToken } from './marker.ts'
export { remember } from './remember.ts'
export { serveSetup } from './setup.ts'
export { openSignIn } from './sign-in.ts'
