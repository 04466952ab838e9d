import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store, type S3Settings } from './s3-store.ts'

/** Files live in an S3 bucket when one is configured, otherwise in a folder. Both keep the same contract. */
export function createFileStore(config: FileStoreConfig): Promise<FileStore> {
  return config.s3 ? createS3Store(config.s3) : createDiskStore(config.folder)
}

export type FileStoreConfig = { folder: string; s3?: S3Settings | undefined }
