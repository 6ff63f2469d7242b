import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import { returnPathOf } from '../../kit/lib/paths.ts'
import { entranceMessages } from './messages/index.ts'

/** Returns the context that the root route provides, which the type of a single route does not have. */
const contextOf = (context: unknown) => context as { queries: QueryClient }

/** A route of its own, since the build prerenders this screen. */
const loginRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/login',
    validateSearch: (search: Record<string, unknown>) => returnPathOf(search.next),
    component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.login.title) },
  })

const registerRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/register',
    component: lazyScreen(() => import('./register-page.tsx'), 'RegisterPage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.register.title) },
  })

const verificationRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/verification',
    component: lazyScreen(() => import('./verification-page.tsx'), 'VerificationPage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.verification.title) },
  })

const forgetPasswordRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/forget-password',
    component: lazyScreen(() => import('./forget-password-page.tsx'), 'ForgetPasswordPage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.forgetPassword.title) },
  })

const emailChangeRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/email-change',
    component: lazyScreen(() => import('./email-change-page.tsx'), 'EmailChangePage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.emailChange.title) },
  })

const emailRevertRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/email-revert',
    component: lazyScreen(() => import('./email-revert-page.tsx'), 'EmailRevertPage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.emailChange.revert.title) },
  })

/** Route for people who closed their account and sign in again. */
const comeBackRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/return',
    loader: async ({ context }) => {
      const { readSession: findMe } = await import('../../kit/lib/read-session.ts')
      const me = await findMe(contextOf(context).queries)
      if (!me?.leaving) throw redirect({ to: me ? '/dashboard' : '/login' })
    },
    component: lazyScreen(() => import('./reactivation-page.tsx'), 'ReactivationPage'),
    staticData: { title: titleOf(entranceMessages, (m) => m.comeBack.title) },
  })

/** The screens that people come in by. */
export const entranceRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    loginRoute(parent),
    registerRoute(parent),
    verificationRoute(parent),
    forgetPasswordRoute(parent),
    emailChangeRoute(parent),
    emailRevertRoute(parent),
    comeBackRoute(parent),
  ] as const
