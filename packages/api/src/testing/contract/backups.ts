import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

/** Tests only access, since backups depend on the host; `backup/backups.test.ts` tests their content. */
export const backupTests = ({ as }: Given): Tests<'backups'> => {
  const needs = { needs: 'backups:run' }
  return {
    list: () => {
      test('is for owners alone', async () => {
        const { status, json } = await (await as('owner')).get('/backups')
        expect([status, json.isOverdue, json.backups]).toEqual([200, false, []])
        expect((await (await as('admin')).get('/backups')).json).toMatchObject(needs)
      })
    },
    start: () => {
      test('is refused to everybody else', async () => {
        const { status, json } = await (await as('admin')).post('/backups')
        expect([status, json]).toEqual([403, expect.objectContaining(needs)])
      })
    },
    permit: () => {
      test('there is nothing to download under another name', async () => {
        expect((await (await as('owner')).post('/backups/permit', { name: '../database-password' })).status).toBe(404)
        expect((await (await as('admin')).post('/backups/permit', { name: 'a' })).json).toMatchObject(needs)
      })
    },
    download: () => {
      test('there is nothing under another name', async () => {
        const { status, json } = await (await as('owner')).get('/backups/file?name=../database-password')
        expect([status, json.message]).toEqual([404, 'Backup not found'])
        expect((await (await as('admin')).get('/backups/file?name=a')).json).toMatchObject(needs)
      })
    },
  }
}

/** `sample/remove.test.ts` shows what is left afterwards. */
export const sampleTests = ({ as }: Given): Tests<'sample'> => ({
  read: () => {
    test('says what is missing, to owners alone', async () => {
      expect((await (await as('owner')).get('/sample')).json).toMatchObject({ isSample: true, hasOwnPassword: false })
      expect((await (await as('admin')).get('/sample')).json).toMatchObject({ needs: 'backups:run' })
    })
  },
  remove: () => {
    test('is refused while the password is public, and to everybody else', async () => {
      const owner = await as('owner')
      expect((await owner.post('/sample/remove')).status).toBe(409)
      expect((await owner.get('/orders?page=1&perPage=1')).json).toHaveLength(1)
      expect((await (await as('admin')).post('/sample/remove')).status).toBe(403)
    })
  },
})
