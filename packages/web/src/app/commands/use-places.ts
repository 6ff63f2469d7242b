import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { Icon } from '@tabler/icons-react'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs'
import IconClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import type { Locale } from '../../kit/lib/i18n/locale.ts'
import { readable } from '../../kit/lib/i18n/readable.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import type { Command } from '../../kit/records/palette/index.ts'
import { allNavigationItems } from '../navigation.ts'
import type { AppRouter } from '../router.ts'
import { type Screen, screensFor } from './screens.ts'
import { useNames } from './use-names.ts'

const menu: readonly string[] = allNavigationItems.flatMap(({ to }) => to ?? [])

/** Icons by the last part of an address, or else by the first. */
const icons: Readonly<Record<string, Icon>> = {
  ...Object.fromEntries(allNavigationItems.map(({ name, icon }) => [name, icon])),
  '': IconHome,
  create: IconPlus,
  import: IconFileImport,
  bin: IconTrash,
  profile: IconUserCircle,
  mentions: IconAt,
  background: IconStack2,
  outbox: IconMail,
  system: IconClockPlay,
}

const iconOf = (path: string): Icon => {
  const parts = path.split('/').slice(1)
  return icons[parts.at(-1) ?? ''] ?? icons[parts[0] ?? ''] ?? IconArrowRight
}

const inWords = async ({ title, frame, statuses, ...screen }: Screen, locale: Locale) => ({
  ...screen,
  label: await title.load(locale),
  about: await frame?.load(locale),
  statuses: Object.entries((await statuses?.load(locale)) ?? {}),
})
type Named = Awaited<ReturnType<typeof inWords>>

const known = new WeakMap<AppRouter, Map<string, Promise<readonly Named[]>>>()

/** The screens in words, all asked for at once; the same promise for the same ones. */
const named = (router: AppRouter, permissions: readonly Permission[] | undefined, locale: Locale) => {
  const of = known.get(router) ?? new Map<string, Promise<readonly Named[]>>()
  known.set(router, of)
  const key = `${locale} ${permissions?.join()}`
  const words =
    of.get(key) ?? readable(Promise.all(screensFor(router, permissions).map((screen) => inWords(screen, locale))))
  of.set(key, words)
  words.catch(() => of.delete(key))
  return words
}

/** Orders screens as the menu does; screens that belong to a list, such as its import, come after all lists. */
const place = (path: string) => {
  if (menu.includes(path)) return menu.indexOf(path)
  const owner = menu.findIndex((each) => path.startsWith(`${each}/`))
  return menu.length + (owner === -1 ? menu.length : owner)
}

/** The screens of a person with these permissions, and their lists by status; without any, of someone who is not signed in. */
export const usePlaces = (permissions: readonly Permission[] | undefined): readonly Command[] => {
  const nameOf = useNames()
  const navigate = useNavigate()
  const screens = use(named(useRouter(), permissions, useLocale()))
  const ordered = screens.toSorted((one, other) => place(one.to) - place(other.to))
  const commands = ordered.flatMap(
    ({ to, label, about, statuses, statusField = 'status' }): Omit<Command, 'group' | 'leads'>[] => [
      {
        id: `go-${to}`,
        icon: iconOf(to),
        about,
        perform: () => void navigate({ to }),
        ...nameOf({
          label: ({ app }) => (to === '/users/profile' ? app.account.profile : label),
          also: to,
        }),
      },
      ...statuses.map(([status, name]) => ({
        id: `go-${to}-${status}`,
        icon: IconFilter,
        onlyTyped: true,
        label: `${label}: ${name}`,
        also: `${to} ${status}`,
        // Each list has its own type of parameters; a status is one of them in all that have statuses.
        perform: () => void navigate({ to, search: { [statusField]: status } as never }),
      })),
    ],
  )
  const signIn = {
    id: 'go-/login',
    icon: IconLogin2,
    perform: () => void navigate({ to: '/login' }),
    ...nameOf({ label: ({ palette }) => palette.commands.signIn, also: '/login' }),
  }
  return [...commands, ...(permissions ? [] : [signIn])].map((command) => ({ ...command, group: 'go', leads: true }))
}
