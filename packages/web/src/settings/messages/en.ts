/** The names of all sections, each of which is listed once its page is there. */
export const en = {
  title: 'Account settings',
  sections: {
    profile: 'Profile info',
    security: 'Security',
    billing: 'Plan and billing',
    twoFactor: 'Two-factor authentication',
    notification: 'Notifications',
    social: 'Social media links',
    deactivation: 'Account deactivation',
  },
}
