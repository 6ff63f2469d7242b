import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { settingsMessages } from './messages/index.ts'

/** Crumb of the settings that apply to everyone, which have a group of their own beside personal settings. */
const ofCompany = { path: '/settings/company', title: titleOf(settingsMessages, (m) => m.groups.company) }

/** The settings of one's account and of the company: a frame with a list of its sections, each of which is loaded when it is opened. */
export const settingsRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const layout = createRoute({
    getParentRoute: () => parent,
    path: '/settings',
    component: lazyScreen(() => import('./settings-layout.tsx'), 'SettingsLayout'),
    staticData: { title: titleOf(settingsMessages, (m) => m.title) },
  })
  const profile = createRoute({
    getParentRoute: () => layout,
    path: '/',
    component: lazyScreen(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.title), shortcut: 'goToSettings' },
  })
  const security = createRoute({
    getParentRoute: () => layout,
    path: '/security',
    component: lazyScreen(() => import('./security/security-page.tsx'), 'SecurityPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.security) },
  })
  const twoFactor = createRoute({
    getParentRoute: () => layout,
    path: '/two-factor-authentication',
    component: lazyScreen(() => import('./two-factor/two-factor-page.tsx'), 'TwoFactorPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.twoFactor) },
  })
  const notification = createRoute({
    getParentRoute: () => layout,
    path: '/notification',
    component: lazyScreen(() => import('./notification/notification-page.tsx'), 'NotificationPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.notification) },
  })
  const social = createRoute({
    getParentRoute: () => layout,
    path: '/social-media-links',
    component: lazyScreen(() => import('./social/social-page.tsx'), 'SocialPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.social) },
  })
  const company = createRoute({
    getParentRoute: () => layout,
    path: '/company',
    component: lazyScreen(() => import('./company/company-page.tsx'), 'CompanyPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.company), frame: ofCompany },
  })
  const billing = createRoute({
    getParentRoute: () => layout,
    path: '/plan-billing',
    component: lazyScreen(() => import('./plan-billing/billing-page.tsx'), 'BillingPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.billing), frame: ofCompany },
  })
  const mailTexts = createRoute({
    getParentRoute: () => layout,
    path: '/mail-texts',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('../../sales/mails/index.ts'), 'MailTextsPage'),
    staticData: {
      title: titleOf(settingsMessages, (m) => m.sections.mailTexts),
      frame: ofCompany,
      needs: 'invoices:read',
    },
  })
  const reminders = createRoute({
    getParentRoute: () => layout,
    path: '/reminders',
    component: lazyScreen(() => import('../../sales/mails/index.ts'), 'RemindersPage'),
    staticData: {
      title: titleOf(settingsMessages, (m) => m.sections.reminders),
      frame: ofCompany,
      needs: 'invoices:read',
    },
  })
  const support = createRoute({
    getParentRoute: () => layout,
    path: '/support',
    component: lazyScreen(() => import('../../support/settings/index.ts'), 'SupportSettingsPage'),
    staticData: {
      title: titleOf(settingsMessages, (m) => m.sections.support),
      frame: ofCompany,
      needs: 'tickets:read',
    },
  })
  const collector = createRoute({
    getParentRoute: () => layout,
    path: '/analytics',
    component: lazyScreen(() => import('./collector/collector-page.tsx'), 'CollectorPage'),
    staticData: {
      title: titleOf(settingsMessages, (m) => m.sections.collector),
      frame: ofCompany,
      needs: 'analytics:read',
    },
  })
  const deactivation = createRoute({
    getParentRoute: () => layout,
    path: '/account-deactivation',
    component: lazyScreen(() => import('./account-deactivation/deactivation-page.tsx'), 'DeactivationPage'),
    staticData: { title: titleOf(settingsMessages, (m) => m.sections.deactivation) },
  })
  const account = [profile, security, billing, twoFactor, notification, social, deactivation] as const
  return [layout.addChildren([...account, company, mailTexts, reminders, support, collector])] as const
}
