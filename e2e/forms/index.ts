import { boardForms } from './boards.ts'
import { catalogForms } from './catalog.ts'
import { companyForms } from './company.ts'
import { entranceForms } from './entrance.ts'
import type { FormScreen } from './form.ts'
import { invoiceForms } from './invoices.ts'
import { listForms } from './lists.ts'
import { orderForms } from './orders.ts'
import { peopleForms } from './people.ts'
import { settingsForms } from './settings.ts'
import { supportForms } from './support.ts'

export { nobody } from './form.ts'

/** Test cases for every form of the product: its inputs, and how to submit it. */
export const formScreens: readonly FormScreen[] = [
  ...peopleForms,
  ...catalogForms,
  ...orderForms,
  ...invoiceForms,
  ...settingsForms,
  ...companyForms,
  ...entranceForms,
  ...supportForms,
  ...boardForms,
  ...listForms,
]

/** Forms that show errors by the same components as another form, whose test covers them. */
export const alike: Readonly<Record<string, string>> = {
  'app/session-end/session-end-dialog.tsx': 'account/entrance/login-form.tsx',
  'boards/create-board.tsx': 'boards/board-actions.tsx',
  'catalog/products/form/create-page.tsx': 'people/users/create-page.tsx',
  'account/entrance/first-owner.tsx': 'account/entrance/register-form.tsx',
  'people/users/reset-second-factor.tsx': 'people/view-as/view-as-button.tsx',
  'kit/records/plain/form/create-page.tsx': 'people/users/create-page.tsx',
  'sales/invoices/editor/create-page.tsx': 'sales/series/form/create-page.tsx',
  'kit/session/fresh/fresh-dialog.tsx': 'people/view-as/view-as-button.tsx',
  'account/settings/security/passkeys.tsx': 'people/view-as/view-as-button.tsx',
  // Its fields are sent with the page that it stands on.
  'support/settings/team-dialog.tsx': 'support/settings/settings-page.tsx',
  'account/settings/two-factor/two-factor-settings.tsx': 'account/settings/two-factor/two-factor-page.tsx',
}
