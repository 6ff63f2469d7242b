/// <reference path="./s3rver.d.ts" />

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../s3-settings.ts'

/** Opens a real S3 server with one bucket, which verifies signatures and can be stopped and restarted. */
export const openBucket = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'quarterdeck-s3-'))
  const start = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'pictures-of-a-test' }],
    })
  let server = start(0)
  const { port } = await server.run()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures-of-a-test',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const stop = async () => {
    server.httpServer.closeAllConnections()
    await server.close()
  }
  return {
    settings,
    stop,
    comeBack: async () => {
      server = start(port)
      await server.run()
    },
    close: async () => {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
