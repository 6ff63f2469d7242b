import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { accentInsensitiveOptions } from './accent-insensitive-options.ts'

/** Accent color, a deep violet-leaning blue. White text is readable on shade 6 in light and shade 5 in dark scheme. */
const ink: MantineColorsTuple = [
  '#eff0fb',
  '#e0e2f6',
  '#c3c7ee',
  '#a2a8e6',
  '#828adb',
  '#5f69cb',
  '#444fb5',
  '#384298',
  '#2c3479',
  '#1f255a',
]

const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#f1f2f6',
  '#e6e8ee',
  '#d6d9e2',
  '#b6bbc9',
  '#8d94a6',
  '#666d81',
  '#4c5367',
  '#343a4c',
  '#1c2030',
]

const dark: MantineColorsTuple = [
  '#e5e8ef',
  '#c6cbd8',
  '#9ea6b9',
  '#8a92a7',
  '#343b4c',
  '#262c3a',
  '#1a1f2a',
  '#12161e',
  '#0d1017',
  '#090b10',
]

const red: MantineColorsTuple = [
  '#fdeeee',
  '#f9dcdd',
  '#f0b9bb',
  '#ee989b',
  '#e06a6f',
  '#c53c43',
  '#b42b33',
  '#98232b',
  '#7a1b22',
  '#561217',
]

/** Colors of our style sheets for light and dark scheme. All text colors meet WCAG AA on all surfaces. */
const tones = {
  light: {
    canvas: '#f8f9fb',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#e8eaf0',
    'line-strong': '#cdd1dc',
    text: '#1a1e2b',
    muted: '#596075',
    faint: '#697086',
    hover: 'rgba(28, 32, 60, 0.045)',
    selected: '#eff0fb',
    accent: '#444fb5',
    'accent-tint': '#eceefa',
    skeleton: '#eceef3',
    'green-tint': '#e5f4eb',
    'green-text': '#17663c',
    'green-dot': '#2f9e64',
    'amber-tint': '#fcf1da',
    'amber-text': '#7d4c0c',
    'amber-dot': '#d18b1c',
    'red-tint': '#fcebec',
    'red-text': '#9c2730',
    'red-dot': '#d4494f',
    'gray-tint': '#eef0f4',
    'gray-text': '#4c5367',
    'gray-dot': '#8d94a6',
    shadow: '0 1px 2px rgba(20, 24, 48, 0.06), 0 8px 24px rgba(20, 24, 48, 0.1)',
  },
  dark: {
    canvas: '#0d1017',
    surface: '#12161e',
    raised: '#1a1f2a',
    line: '#232936',
    'line-strong': '#3a4254',
    text: '#e5e8ef',
    muted: '#9ea6b9',
    faint: '#8e96ab',
    hover: 'rgba(214, 220, 255, 0.055)',
    selected: '#1c2140',
    accent: '#a2a8e6',
    'accent-tint': '#1f2445',
    skeleton: '#222835',
    'green-tint': '#12291d',
    'green-text': '#7fd4a6',
    'green-dot': '#3fb57a',
    'amber-tint': '#2c2211',
    'amber-text': '#e6bb6c',
    'amber-dot': '#d39a3a',
    'red-tint': '#34191d',
    'red-text': '#f19da1',
    'red-dot': '#e06a6f',
    'gray-tint': '#232936',
    'gray-text': '#b7bed0',
    'gray-dot': '#78809a',
    shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 12px 32px rgba(0, 0, 0, 0.45)',
  },
}

const toneVariables = (tone: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tone).map(([name, value]) => [`--qd-${name}`, value]))

/** Mantine variables whose defaults miss AA contrast or differ from our design. */
const shared = {
  '--mantine-color-text': 'var(--qd-text)',
  '--mantine-color-body': 'var(--qd-surface)',
  '--mantine-color-dimmed': 'var(--qd-muted)',
  '--mantine-color-placeholder': 'var(--qd-faint)',
  '--mantine-color-default': 'transparent',
  '--mantine-color-default-hover': 'var(--qd-hover)',
  '--mantine-color-default-color': 'var(--qd-text)',
  '--mantine-color-default-border': 'var(--qd-line-strong)',
  '--mantine-color-anchor': 'var(--qd-accent)',
  '--mantine-color-error': 'var(--qd-red-text)',
  '--mantine-color-disabled': 'var(--qd-gray-tint)',
  '--mantine-color-disabled-color': 'var(--qd-muted)',
  '--mantine-color-disabled-border': 'var(--qd-line)',
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...toneVariables(tones.light), ...shared },
  dark: { ...toneVariables(tones.dark), ...shared },
})

/** Subtle buttons are neutral, because color is reserved for meaning. */
const quiet = { background: 'transparent', hover: 'var(--qd-hover)', color: 'var(--qd-muted)', border: 'none' }
const danger = { background: 'transparent', hover: 'var(--qd-red-tint)', color: 'var(--qd-red-text)', border: 'none' }

const variantColors: VariantColorsResolver = (input) => {
  if (input.variant !== 'subtle') return defaultVariantColorsResolver(input)
  return input.color === 'red' ? danger : { ...quiet, hoverColor: 'var(--qd-text)' }
}

/** Keeps the content below an overlay visible. */
const dimming = { backgroundOpacity: 0.4 }

const small = { defaultProps: { size: 'sm' } }

export const theme = createTheme({
  colors: { ink, gray, dark, red },
  primaryColor: 'ink',
  primaryShade: { light: 6, dark: 5 },
  black: '#1a1e2b',
  variantColorResolver: variantColors,
  fontFamily:
    "'Inter Variable', var(--qd-late-font, 'Inter Fallback'), 'Inter Fallback', system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic UI', Meiryo, sans-serif",
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '22px', lineHeight: '1.3' }, h2: { fontSize: '15px', lineHeight: '1.4' } },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '18px', xl: '22px' },
  shadows: { sm: 'var(--qd-shadow)', md: 'var(--qd-shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: small,
    TextInput: small,
    PasswordInput: small,
    Select: {
      defaultProps: {
        size: 'sm',
        withScrollArea: false,
        filter: accentInsensitiveOptions,
        comboboxProps: { withinPortal: false, keepMounted: false, shadow: 'md', radius: 'md' },
      },
    },
    Autocomplete: { defaultProps: { filter: accentInsensitiveOptions } },
    TagsInput: { defaultProps: { filter: accentInsensitiveOptions } },
    NativeSelect: small,
    Checkbox: { defaultProps: { size: 'sm', radius: 'xs' } },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
    Menu: {
      defaultProps: {
        withinPortal: false,
        withInitialFocusPlaceholder: false,
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 120 },
      },
    },
    Popover: { defaultProps: { withinPortal: false, shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 120 } } },
    Drawer: { defaultProps: { overlayProps: dimming, transitionProps: { duration: 160 } } },
    Modal: {
      defaultProps: { radius: 'md', centered: true, overlayProps: dimming, transitionProps: { duration: 140 } },
    },
    DrawerOverlay: { defaultProps: dimming },
    ModalOverlay: { defaultProps: dimming },
  },
})
