export { serveSetup } from './setup.ts'
export { openSignIn } from './sign-in.ts'
