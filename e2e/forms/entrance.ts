import type { Page } from '@playwright/test'
import { password, people } from '../fixture.ts'
import { box, button, type FormScreen, nobody } from './form.ts'

const signIn = async (page: Page) => {
  await page.getByLabel('Email', { exact: true }).fill(people.viewer)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

export const entranceForms: readonly FormScreen[] = [
  {
    at: 'login',
    as: nobody,
    forms: {
      'a sign-in': {
        file: 'account/entrance/login-form.tsx',
        send: signIn,
      },
    },
  },
  {
    at: 'login',
    as: nobody,
    prepare: async (page) => {
      await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ json: { twoFactorRedirect: true } }))
      await signIn(page)
      await page.getByLabel('Code', { exact: true }).waitFor()
    },
    forms: {
      'the code after the password': {
        file: 'account/entrance/second-factor-form.tsx',
        send: async (page) => {
          await page.getByLabel('Code', { exact: true }).fill('123456')
          await page.keyboard.press('Enter')
        },
      },
    },
  },
  {
    at: 'register',
    as: nobody,
    forms: {
      'a registration': {
        file: 'account/entrance/register-form.tsx',
        send: async (page) => {
          await page.getByLabel('Your name').fill('Ada Byron')
          await page.getByLabel('Email').fill('ada@example.com')
          await box(page, 'Password').fill('four gulls over 7 lighthouses')
          await button(page, 'Create account').click()
        },
      },
    },
  },
  {
    at: 'verification#ticket=x',
    as: nobody,
    forms: {
      'the code of a registration': {
        file: 'account/entrance/confirm-form.tsx',
        send: async (page) => {
          await page.getByLabel('Digit 1 of 6').focus()
          await page.keyboard.type('123456')
        },
      },
      'another code': {
        file: 'account/entrance/resend-code.tsx',
        send: async (page) => {
          await button(page, 'Use another address').click()
          await page.getByLabel('Email').fill('ada@example.com')
          await page.keyboard.press('Enter')
        },
      },
    },
  },
  {
    at: 'forget-password',
    as: nobody,
    forms: {
      'a forgotten password': {
        file: 'account/entrance/forget-password-page.tsx',
        send: async (page) => {
          await page.getByLabel('Email').fill('ada@example.com')
          await button(page, 'Send link').click()
        },
      },
    },
  },
  {
    at: 'forget-password#token=x',
    as: nobody,
    forms: {
      'a new password': {
        file: 'account/entrance/forget-password-page.tsx',
        send: async (page) => {
          await page.getByLabel('New password').fill('four gulls over 7 lighthouses')
          await button(page, 'Save password').click()
        },
      },
    },
  },
]
